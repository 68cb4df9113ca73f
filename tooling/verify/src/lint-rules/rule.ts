/** The part of ESTree's nodes that the rules read. */
export interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly id?: { readonly name?: string } | null;
  readonly name?: string;
  readonly key?: { readonly name?: string };
  readonly callee?: Node;
  readonly property?: Node;
  readonly typeArguments?: { readonly params: readonly { readonly typeName?: { readonly name?: string } }[] } | null;
}

interface Context {
  readonly options: readonly unknown[];
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
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
