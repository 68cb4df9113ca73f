import type { Plot } from './plot';

/** Below this width the figures of a bar take two lines; CSS pixels. */
const NARROW = 480;
/** CSS pixels of a character, between two figures, and on both sides of a line of them. */
const [CHARACTER, GAP, ASIDE] = [6.5, 10, 88];
/** More than these would leave too little to the prices: they lie over them. */
const FIGURE_LINES_AT_MOST = 2;

/** How many lines stand above the prices: the figures of a bar, and below them those of the indicators among the prices. */
export function legendLines(width: number, plots: readonly Plot[], priceLength: number): number {
  const ofBar = width < NARROW ? 2 : 1;
  const among = plots.filter(({ pane }) => pane === undefined);
  const length = among.reduce((sum, { label }) => sum + (label.length + 1 + priceLength) * CHARACTER + GAP, 0);
  // Before it is laid out there is no width to divide by.
  const lines = Math.ceil(length / Math.max(1, width - ASIDE));
  return ofBar + Math.min(FIGURE_LINES_AT_MOST, lines);
}
