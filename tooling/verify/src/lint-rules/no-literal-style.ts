import type { LintRule } from './rule.ts';

/** Values that `@bourse/ui-kit` names once (`theme/scale.ts`, `theme/variables.ts`). Zero, `50%` and sizes relative to the text are no literals. */
const LITERALS: readonly (readonly [name: string, use: string, pattern: RegExp])[] = [
  [
    'font size',
    'FONT_SIZE',
    /\bfont-?size['"]?\s*[:=]\s*\{?\s*(?:\w+:\s*)?['"`]?(?:clamp\()?\d*\.?\d+(?:px|rem)?['"`,}\s)]|\bfont['"]?\s*:\s*['"`][^'"`]*\d(?:px|rem)/i,
  ],
  ['weight', 'WEIGHT', /\bfont-?weight['"]?\s*[:=]\s*\{?\s*['"`]?(?:\d|bold|normal|light)/i],
  [
    'breakpoint',
    'BELOW, ABOVE or useIsBelow',
    /\b(?:min|max)-width:\s*\d|\(width\s*[<>]=?\s*\d|\bbreakpoints\.\w+\(\s*\d/,
  ],
  [
    'colour',
    'colour and soft',
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch)a?\(\s*\d|['"](?:white|black)['"]|\b(?:\w*color|background|fill|stroke)['"]?\s*[:=]\s*\{?['"](?:red|green|blue|gr[ae]y|orange|yellow|gold|silver)['"]/i,
  ],
  ['radius', 'RADIUS or ROUND', /\bborder-?radius['"]?\s*:\s*['"`]?[^'"`,}]*[1-9]\d*(?:px)?(?![\d%])/i],
  // A shadow without a blur is a line.
  ['elevation', 'ELEVATION', /\bbox-?shadow['"]?\s*:\s*['"`](?:inset )?(?:-?\d+(?:px)? ){2}[1-9]/i],
  ['curve', 'EASING', /\b(?:transition|animation)\w*['"]?\s*:.*\b(?:cubic-bezier\(|ease\b)/i],
  ['focus ring', 'FOCUS_RING or INSET_FOCUS_RING', /\boutline['"]?\s*:\s*['"`][^'"`]*\d/i],
];

const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** `<use href="#shape">`, `href: '#'` and private fields are no colours. */
const ADDRESS = /(?:href|url|id|to)[=:({ ]+['"`]#/;

/** A size, weight, breakpoint, colour, radius, elevation, curve or focus ring of a package's own. */
export const noLiteralStyle: LintRule = {
  create: ({ report, sourceCode }) => ({
    Program: () => {
      for (const [index, text] of sourceCode.text.split('\n').entries()) {
        if (COMMENT.test(text)) continue;
        for (const [name, use, pattern] of LITERALS) {
          if (!pattern.test(text) || (name === 'colour' && ADDRESS.test(text))) continue;
          const loc = { start: { line: index + 1, column: 0 }, end: { line: index + 1, column: text.length } };
          report({ loc, message: `A literal ${name}: use ${use} of @bourse/ui-kit.` });
        }
      }
    },
  }),
};
