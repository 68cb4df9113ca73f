import {
  absolute,
  decimal,
  isGreater,
  isLess,
  isPositive,
  isZero,
  minus,
  percentChange,
  times,
  type Decimal,
} from '@bourse/decimal';
import type { Bar } from '@bourse/contracts/bars';

export type Trend = 'rising' | 'falling' | 'sideways';

export interface ViewSummary {
  readonly count: number;
  readonly first: Bar;
  readonly last: Bar;
  /** The bar with the highest high; of equal ones the earlier. */
  readonly highest: Bar;
  /** The bar with the lowest low; of equal ones the earlier. */
  readonly lowest: Bar;
  /** From the open of the first bar to the close of the last one, percent. */
  readonly change: Decimal | undefined;
  readonly trend: Trend;
}

/** The part of the range from low to high that a trend covers at least. */
const TREND_SHARE = decimal('0.25');

/**
 * What a chart shows, in figures; `undefined` without bars. The trend is rising or falling if the way from the first open to
 * the last close is at least a quarter of the way from the lowest low to the highest high, otherwise sideways.
 */
export function viewSummary(bars: readonly Bar[]): ViewSummary | undefined {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return undefined;
  const highest = bars.reduce((most, bar) => (isGreater(bar.high, most.high) ? bar : most));
  const lowest = bars.reduce((least, bar) => (isLess(bar.low, least.low) ? bar : least));
  const way = minus(last.close, first.open);
  const least = times(minus(highest.high, lowest.low), TREND_SHARE);
  const isSideways = isZero(least) || isLess(absolute(way), least);
  const trend = isSideways ? 'sideways' : isPositive(way) ? 'rising' : 'falling';
  return { count: bars.length, first, last, highest, lowest, change: percentChange(first.open, last.close), trend };
}
