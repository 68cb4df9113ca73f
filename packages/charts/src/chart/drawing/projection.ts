import type { Bar } from '@bourse/contracts/bars';
import type { PlotArea } from '../plot/plot-area';
import type { Anchor } from './drawing';
import type { Spot } from './geometry';

/** Converts between chart values (time, price) and pixels from the top left corner of the plot. */
export interface Projection {
  /** Pixels. */
  readonly barWidth: number;
  readonly toSpot: (anchor: Anchor) => Spot;
  /** The moment is that of the nearest bar, or of one that would be there beyond the ends. */
  readonly toAnchor: (spot: Spot) => Anchor;
  /** The moment may lie between two bars. */
  readonly toFreeAnchor: (spot: Spot) => Anchor;
}

/** Digits of the price of a free point: finer than a pixel, and short to store. */
const DIGITS = 9;

/**
 * The time axis skips intervals without bars, so it is linear in the bar index. It is extrapolated beyond the first and
 * last bar, so that drawings may reach into the future. `length` of a bar in milliseconds.
 */
export function projectionOf(plotArea: PlotArea, bars: readonly Bar[], length: number): Projection | undefined {
  const [from, to] = [plotArea.momentAt(plotArea.left), plotArea.momentAt(plotArea.left + plotArea.width)];
  const first = Math.ceil(numberOf(bars, length, from));
  const last = Math.max(first + 1, Math.floor(numberOf(bars, length, to)));
  const x0 = plotArea.xOf(momentOf(bars, length, first)) - plotArea.left;
  const barWidth = (plotArea.xOf(momentOf(bars, length, last)) - plotArea.left - x0) / (last - first);
  if (!Number.isFinite(x0) || !(barWidth > 0)) return undefined;
  return {
    barWidth,
    toSpot: ({ time, price }) => ({
      x: x0 + (numberOf(bars, length, time) - first) * barWidth,
      y: plotArea.yOf(price) - plotArea.top,
    }),
    toAnchor: ({ x, y }) => ({
      time: momentOf(bars, length, Math.round(first + (x - x0) / barWidth)),
      price: plotArea.priceAt(y + plotArea.top),
    }),
    toFreeAnchor: ({ x, y }) => ({
      time: Math.round(freeMomentOf(bars, length, first + (x - x0) / barWidth)),
      price: Number(plotArea.priceAt(y + plotArea.top).toPrecision(DIGITS)),
    }),
  };
}

/** The fractional bar index of a time, from 0; may be outside the range of bars. */
export function numberOf(bars: readonly Bar[], length: number, moment: number): number {
  let [low, high] = [0, bars.length - 1];
  const [first, last] = [bars[0]?.openTime ?? 0, bars.at(-1)?.openTime ?? 0];
  if (moment <= first) return (moment - first) / length;
  if (moment >= last) return high + (moment - last) / length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((bars[middle]?.openTime ?? 0) <= moment) low = middle;
    else high = middle;
  }
  const [before, after] = [bars[low]?.openTime ?? 0, bars[high]?.openTime ?? 0];
  return low + (moment - before) / (after - before);
}

/** The opening moment of the bar with a number; beyond the ends, of one that would be there. */
export function momentOf(bars: readonly Bar[], length: number, number: number): number {
  const last = bars.length - 1;
  if (number < 0) return (bars[0]?.openTime ?? 0) + number * length;
  if (number > last) return (bars[last]?.openTime ?? 0) + (number - last) * length;
  return bars[Math.round(number)]?.openTime ?? 0;
}

/** The moment of a fractional number of a bar, between the openings of the bars around it. */
function freeMomentOf(bars: readonly Bar[], length: number, number: number): number {
  const whole = Math.floor(number);
  const [before, after] = [momentOf(bars, length, whole), momentOf(bars, length, whole + 1)];
  return before + (number - whole) * (after - before);
}
