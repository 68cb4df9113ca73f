import { fontFace } from './font';
import { FONT_FAMILY, FONT_SIZE } from './tokens';
import { colour, variableStyles } from './variables';

/** What holds for every element of a page, and the product's variables. */
export const baseStyles = {
  '@font-face': fontFace,
  ...variableStyles,
  html: {
    boxSizing: 'border-box',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
  },
  // Korean has spaces between its words, and breaks there.
  'html:lang(ko)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  body: {
    margin: 0,
    color: colour.text,
    backgroundColor: colour.canvas,
    fontFamily: FONT_FAMILY,
    fontSize: FONT_SIZE.form,
    lineHeight: 1.5,
    // One colour with the page where it shows through: a full screen's ground.
    '&::backdrop': { backgroundColor: colour.canvas },
  },
  'strong, b': { fontWeight: 700 },
  ':focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 1 },
  '.tabular': { fontVariantNumeric: 'tabular-nums' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
} as const;
