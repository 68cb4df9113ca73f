import { movingAverage, sumOfLast, type Values } from './averages';

export interface BollingerBands {
  readonly middle: Values;
  readonly upper: Values;
  readonly lower: Values;
}

/**
 * Bollinger bands: the moving average of n closes, and as far above and below it as `factor` standard deviations of these n
 * (of the whole window: divided by n).
 */
export function bollingerBands(closes: readonly number[], period: number, factor: number): BollingerBands {
  const middle = movingAverage(closes, period);
  const reach = middle.map((mean, index) => {
    if (mean === null) return 0;
    const squares = sumOfLast(closes, index, period, (close) => (close - mean) ** 2) ?? 0;
    return factor * Math.sqrt(squares / period);
  });
  const band = (sign: 1 | -1) =>
    middle.map((mean, index) => (mean === null ? null : mean + sign * (reach[index] ?? 0)));
  return { middle, upper: band(1), lower: band(-1) };
}
