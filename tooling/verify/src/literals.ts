import type { Problem } from './problem.ts';

interface Literal {
  readonly pattern: RegExp;
  readonly message: string;
}

/** Values that `@bourse/ui-kit` names once (`theme/scale.ts`, `theme/variables.ts`). Zero, `50%` and sizes relative to the text are no literals. */
const LITERALS: readonly Literal[] = [
  {
    pattern: /\bfont-?size['"]?\s*[:=]\s*\{?['"`]?(?:clamp\()?\d*\.?\d+(?:px|rem)?['"`,}\s)]/i,
    message: 'font size: use FONT_SIZE',
  },
  { pattern: /\b(?:min|max)-width:\s*\d/, message: 'breakpoint: use BELOW, ABOVE or useIsBelow' },
  {
    pattern: /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*\d|['"](?:white|black)['"]/i,
    message: 'colour: use colour and soft',
  },
  {
    pattern: /\bborder-?radius['"]?\s*:\s*['"`]?[^'"`,}]*[1-9]\d*(?:px)?(?![\d%])/i,
    message: 'radius: use RADIUS or ROUND',
  },
];

const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** `<use href="#shape">`, `href: '#'` and private fields are no colours. */
const ADDRESS = /(?:href|url|id|to)[=:({ ]+['"`]#/;

/** Lines of a source file with a font size, breakpoint, colour or radius of their own. */
export function literals(source: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    if (COMMENT.test(text)) return [];
    return LITERALS.filter(
      ({ pattern, message }) => pattern.test(text) && !(message.startsWith('colour') && ADDRESS.test(text)),
    ).map(({ message }) => ({ line: index + 1, message: `literal ${message} of @bourse/ui-kit` }));
  });
}
