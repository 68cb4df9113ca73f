import { absolute, percentChange, toDrawingNumber, type Decimal } from '@bourse/decimal';

/** Bars that the volatility is computed from. */
const VOLATILITY_BARS = 60;

const FEWEST_BARS = 20;

/**
 * Volatility of 1-minute bars in per cent: the sample standard deviation of the changes from close to close, over the last
 * sixty bars. A statistic and not an amount of money, hence floating point. `undefined` with fewer than twenty bars or without
 * any change.
 */
export function volatility(closes: readonly Decimal[]): number | undefined {
  const last = closes.slice(-VOLATILITY_BARS).map(toDrawingNumber);
  if (last.length < FEWEST_BARS || last.some((close) => close <= 0)) return undefined;
  const changes = last.slice(1).map((close, index) => Math.log(close / (last[index] ?? close)) * 100);
  const mean = changes.reduce((total, change) => total + change, 0) / changes.length;
  const variance = changes.reduce((total, change) => total + (change - mean) ** 2, 0) / (changes.length - 1);
  return variance > 0 ? Math.sqrt(variance) : undefined;
}

export interface Distance {
  /** Per cent of the mark price, never negative. */
  readonly percent: Decimal;
  /** The same distance in standard deviations of a 1-minute bar; `undefined` if the volatility is unknown. */
  readonly sigmas: number | undefined;
}

/** Distance from the mark price to a price; `undefined` where the mark price is zero. */
export function distanceTo(mark: Decimal, price: Decimal, sigma: number | undefined): Distance | undefined {
  const change = percentChange(mark, price);
  if (change === undefined) return undefined;
  const percent = absolute(change);
  return { percent, sigmas: sigma === undefined ? undefined : toDrawingNumber(percent) / sigma };
}
