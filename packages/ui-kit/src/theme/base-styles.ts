import type { ArrayInterpolation } from '@emotion/react';
import { fontFace } from './font';
import { forcedColourStyles } from './forced-colours';
import { FOCUS_RING, FONT_SIZE, WEIGHT } from './scale';
import { FONT_FAMILY } from './tokens';
import { COARSE, TOUCH_AREA } from './touch';
import { colour, COVERED, priceColourStyles } from './variables';

const elementStyles = {
  '@font-face': fontFace,
  html: {
    boxSizing: 'border-box',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
    // A focused element scrolls clear of sticky and fixed bars (WCAG 2.4.11).
    scrollPaddingTop: `calc(${COVERED.top} + 8px)`,
    scrollPaddingBottom: `calc(${COVERED.bottom} + 8px)`,
  },
  // Browsers give controls a font of their own.
  'button, input, select, textarea': { font: 'inherit' },
  // Korean separates words by spaces and breaks lines there.
  'html:lang(ko)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  body: {
    margin: 0,
    color: colour.text,
    backgroundColor: colour.canvas,
    fontFamily: FONT_FAMILY,
    fontSize: FONT_SIZE.form,
    lineHeight: 1.5,
    // The backdrop of a full-screen element has the colour of the page.
    '&::backdrop': { backgroundColor: colour.canvas },
  },
  // One colour of links; without it they have the browser's blue, which by night cannot be read.
  a: { color: colour.accent },
  summary: { [COARSE]: { paddingBlock: 13 } },
  // A link that is a control of its own, not a part of a sentence or of a styled component.
  'main a:not([class], p *, li *)': TOUCH_AREA,
  'strong, b': { fontWeight: WEIGHT.strong },
  small: { fontSize: FONT_SIZE.mark },
  ':focus-visible': FOCUS_RING,
  '.tabular': { fontVariantNumeric: 'tabular-nums' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any other duration starts transitions of all properties on all elements: an inherited colour would need a frame for each level of the page.
      transitionDuration: '0s !important',
    },
  },
} as const;

/** Price colours, and the styles of elements. */
export const baseStyles: ArrayInterpolation = [priceColourStyles, elementStyles, forcedColourStyles];
