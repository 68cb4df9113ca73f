import type { Problem } from './problem.ts';

interface Literal {
  readonly pattern: RegExp;
  readonly message: string;
}

/** Values that `@bourse/ui-kit` names once (`theme/scale.ts`, `theme/variables.ts`). Zero, `50%` and sizes relative to the text are no literals. */
const LITERALS: readonly Literal[] = [
  {
    pattern:
      /\bfont-?size['"]?\s*[:=]\s*\{?\s*(?:\w+:\s*)?['"`]?(?:clamp\()?\d*\.?\d+(?:px|rem)?['"`,}\s)]|\bfont['"]?\s*:\s*['"`][^'"`]*\d(?:px|rem)/i,
    message: 'font size: use FONT_SIZE',
  },
  { pattern: /\bfont-?weight['"]?\s*[:=]\s*\{?\s*['"`]?(?:\d|bold|normal|light)/i, message: 'weight: use WEIGHT' },
  {
    pattern: /\b(?:min|max)-width:\s*\d|\(width\s*[<>]=?\s*\d|\bbreakpoints\.\w+\(\s*\d/,
    message: 'breakpoint: use BELOW, ABOVE or useIsBelow',
  },
  {
    pattern:
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch)a?\(\s*\d|['"](?:white|black)['"]|\b(?:\w*color|background|fill|stroke)['"]?\s*[:=]\s*\{?['"](?:red|green|blue|gr[ae]y|orange|yellow|gold|silver)['"]/i,
    message: 'colour: use colour and soft',
  },
  {
    pattern: /\bborder-?radius['"]?\s*:\s*['"`]?[^'"`,}]*[1-9]\d*(?:px)?(?![\d%])/i,
    message: 'radius: use RADIUS or ROUND',
  },
  // A shadow without a blur is a line.
  {
    pattern: /\bbox-?shadow['"]?\s*:\s*['"`](?:inset )?(?:-?\d+(?:px)? ){2}[1-9]/i,
    message: 'elevation: use ELEVATION',
  },
  { pattern: /\b(?:transition|animation)\w*['"]?\s*:.*\b(?:cubic-bezier\(|ease\b)/i, message: 'curve: use EASING' },
  { pattern: /\boutline['"]?\s*:\s*['"`][^'"`]*\d/i, message: 'focus ring: use FOCUS_RING or INSET_FOCUS_RING' },
];

const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** `<use href="#shape">`, `href: '#'` and private fields are no colours. */
const ADDRESS = /(?:href|url|id|to)[=:({ ]+['"`]#/;

/** Lines of a source file with a size, weight, breakpoint, colour, radius, elevation, curve or focus ring of their own. */
export function literals(source: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    if (COMMENT.test(text)) return [];
    return LITERALS.filter(
      ({ pattern, message }) => pattern.test(text) && !(message.startsWith('colour') && ADDRESS.test(text)),
    ).map(({ message }) => ({ line: index + 1, message: `literal ${message} of @bourse/ui-kit` }));
  });
}
