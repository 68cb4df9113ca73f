import type { MarkState } from './mark';

/** Best prices and last trade of a pair, in ticks. */
export interface Quote {
  readonly bid: bigint | undefined;
  readonly ask: bigint | undefined;
  readonly last: bigint | undefined;
}

/** The last trade from a moment on, in ticks. */
export interface PricePoint {
  readonly at: number;
  readonly last: bigint;
}

/** Length of the short average. */
const AVERAGE_MS = 30_000;
/** Last trade and book mid (without a book: the average) that differ by more than 1/20 of the mark make it an outlier. */
const OUTLIER_PART = 20n;

/**
 * The median of last trade, book mid and short average, in ticks. One absurd trade moves one of the three only. Without a
 * two-sided book the average decides, since the last trade alone must not.
 */
export function markPriceOf(
  { bid, ask, last: traded }: Quote,
  average: bigint | undefined,
): { price: bigint; last: bigint; state: MarkState } | undefined {
  const mid = bid !== undefined && ask !== undefined ? (bid + ask) / 2n : undefined;
  const last = traded ?? mid;
  if (last === undefined) return undefined;
  const short = average ?? mid ?? last;
  const price = mid === undefined ? short : median(last, mid, short);
  const difference = last - (mid ?? short);
  const isOutlier = (difference < 0n ? -difference : difference) * OUTLIER_PART > price;
  return { price, last, state: isOutlier ? 'outlier' : 'live' };
}

/** Time-weighted average of the last trade over the 30 seconds before `now`; `undefined` without points. */
export function averagePrice(points: readonly PricePoint[], now: number): bigint | undefined {
  const from = now - AVERAGE_MS;
  let weighted = 0n;
  let weight = 0n;
  let until = now;
  for (let index = points.length - 1; index >= 0 && until > from; index -= 1) {
    const point = points[index];
    if (!point) break;
    const since = Math.max(point.at, from);
    const span = BigInt(Math.max(until - since, 0));
    weighted += point.last * span;
    weight += span;
    until = Math.min(until, point.at);
  }
  return weight === 0n ? points.at(-1)?.last : weighted / weight;
}

function median(one: bigint, two: bigint, three: bigint): bigint {
  const [, middle = two] = [one, two, three].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return middle;
}
