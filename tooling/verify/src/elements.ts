import type { Problem } from './problem.ts';

/** Controls that `@bourse/ui-kit` has: look, focus ring, touch area, forced colours and labels are defined once. */
const CONTROLS = 'button|input|select|textarea|dialog';

const RAW: readonly RegExp[] = [
  new RegExp(String.raw`<(${CONTROLS})(?=[\s/>]|$)`),
  new RegExp(String.raw`\bstyled(?:\.|\(['"])(${CONTROLS})\b`),
  /\srole="(menu|dialog|listbox)"/,
];

const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Lines of a source file that define a control of their own instead of using one of `@bourse/ui-kit`. */
export function rawElements(source: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    if (COMMENT.test(text)) return [];
    const name = RAW.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
    if (name === undefined) return [];
    return [{ line: index + 1, message: `a ${name} outside ui-kit: use a component of @bourse/ui-kit` }];
  });
}
