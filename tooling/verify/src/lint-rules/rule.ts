/** The part of ESTree's nodes that the rules read. */
export interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly id?: { readonly name?: string } | null;
  /** Of an identifier a text, of a JSX element or attribute a node. */
  readonly name?: Name;
  readonly key?: Node | null;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  /** Of a literal as it is written, with its quotation marks. */
  readonly raw?: string;
  readonly left?: Node;
  readonly value?: { readonly value?: unknown; readonly raw?: string } | null;
  readonly arguments?: readonly { readonly value?: unknown }[];
  readonly typeArguments?: { readonly params: readonly { readonly typeName?: { readonly name?: string } }[] } | null;
}

type Name = string & { readonly name?: string };

interface Place {
  readonly line: number;
  readonly column: number;
}

type Problem = { readonly message: string } & (
  | { readonly node: Node }
  | { readonly loc: { readonly start: Place; readonly end: Place } }
);

interface Context {
  readonly options: readonly unknown[];
  readonly filename: string;
  readonly sourceCode: { readonly text: string };
  readonly report: (problem: Problem) => void;
}

/** A rule with the interface of ESLint, which oxlint runs. */
export interface LintRule {
  /** `schema`: of the options; rules without it take none. */
  readonly meta?: { readonly schema: readonly object[] };
  readonly create: (context: Context) => Readonly<Record<string, (node: Node) => void>>;
}

/** The name of a called function: `useState`, `messages.useText`. */
export function nameOfCall({ callee }: Node): string {
  return callee?.name ?? callee?.property?.name ?? '';
}
