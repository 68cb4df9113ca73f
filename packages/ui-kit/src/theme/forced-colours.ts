import type { CSSObject } from '@emotion/react';
import { colour } from './variables';

/** Forced colours: the user's system replaces the colours of the page, for example by a contrast theme of Windows. */
export const FORCED = '@media (forced-colors: active)';

/** States that are otherwise drawn as a background. A label represents the radio button that it covers. */
const SELECTED = [
  '[role="tab"][aria-selected="true"]',
  '[role="row"][aria-selected="true"]',
  '[role="option"][aria-selected="true"]',
  '[role="gridcell"][aria-selected="true"]',
  '[role="menuitemradio"][aria-checked="true"]',
  '[aria-pressed="true"]',
  // The day of today is not selected.
  '[aria-current]:not([aria-current="false"], [aria-current="step"], [aria-current="date"])',
  'label:has(> input[type="radio"]:checked)',
].join(', ');

/** Buttons, and labels that cover their radio button. The name of a column is not edged. */
const EDGED = [
  'button:not(:focus-visible, [role="columnheader"] *)',
  '[role="button"]:not(:focus-visible)',
  'label:has(> input[type="radio"]:not(:focus-visible))',
].join(', ');

const selected = (suffix: string) => `:is(${SELECTED})${suffix}`;

/**
 * Selected states, focus and edges of buttons where backgrounds and shadows are removed. The rules are important, because the
 * styles of components have a higher specificity. Canvases and charts keep the colours of the page on a panel of their own.
 */
export const forcedColourStyles: Record<string, CSSObject> = {
  [FORCED]: {
    [EDGED]: {
      outline: '1px solid ButtonText !important',
      outlineOffset: '-1px !important',
    },
    'button:disabled': { outlineColor: 'GrayText !important', color: 'GrayText !important' },
    // The border of a text field shows its focus.
    ':focus-visible:not(.MuiInputBase-input), label:has(> input[type="radio"]:focus-visible)': {
      outline: '3px solid Highlight !important',
    },
    // The number of a step is part of a picture, which a background would hide.
    '[aria-current="step"]': { outline: '2px solid Highlight', outlineOffset: '4px' },
    [selected('')]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText !important',
      backgroundColor: 'Highlight !important',
    },
    [selected(' *')]: { color: 'HighlightText !important' },
    [selected(':focus-visible')]: { outlineColor: 'HighlightText !important', outlineOffset: '-4px !important' },
    'label:has(> input[type="radio"]:checked:focus-visible)': {
      outlineColor: 'HighlightText !important',
      outlineOffset: '-4px !important',
    },
    'canvas, .highcharts-container': { forcedColorAdjust: 'none', backgroundColor: colour.panel },
  },
};
