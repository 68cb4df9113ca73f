import type { Plot } from '../plot/plot';

/** Below this width the figures of a bar take two lines; CSS pixels. */
const NARROW = 480;
/** CSS pixels of a character, between two figures, and on both sides of a line of them. */
const [CHARACTER, GAP, ASIDE] = [6.5, 10, 88];
/** Further lines would take too much height from the prices; they overlap the prices instead. */
const FIGURE_LINES_AT_MOST = 2;

/** Number of lines above the prices: the bar's figures, and the values of the indicators in the price pane. */
export function legendLines(width: number, plots: readonly Plot[], priceLength: number): number {
  const ofBar = width < NARROW ? 2 : 1;
  const among = plots.filter(({ pane }) => pane === undefined);
  const length = among.reduce((sum, { label }) => sum + (label.length + 1 + priceLength) * CHARACTER + GAP, 0);
  // The width is 0 before layout.
  const lines = Math.ceil(length / Math.max(1, width - ASIDE));
  return ofBar + Math.min(FIGURE_LINES_AT_MOST, lines);
}
