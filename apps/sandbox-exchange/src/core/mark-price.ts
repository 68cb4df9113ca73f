import type { Level } from '../engine/types';
import type { MarkState } from './mark';

/** The book and the last trade of a pair, in ticks. */
export interface Quote {
  /** Price of an order that is as large as {@link impactPrice} asks for; `undefined` for an empty side. */
  readonly bid: bigint | undefined;
  readonly ask: bigint | undefined;
  readonly last: bigint | undefined;
  /** Price of other markets; `undefined` if none was set in the last seconds. */
  readonly index?: bigint | undefined;
}

/** The mark price from a moment on, in ticks. */
export interface PricePoint {
  readonly at: number;
  readonly price: bigint;
}

/** Length of the short average. */
export const AVERAGE_MS = 30_000;
/** A last trade or a book mid that differs from the short average by more than 1/200 makes the mark an outlier. */
const OUTLIER_PART = 200n;

/**
 * Average price at which an order of `lots` trades with one side of a book, in ticks; with a smaller side, of all of it.
 * The best price alone can be set with one small order.
 */
export function impactPrice(side: readonly Level[], lots: bigint): bigint | undefined {
  let missing = lots;
  let cost = 0n;
  for (const { price, quantity } of side) {
    if (missing === 0n) break;
    const part = quantity < missing ? quantity : missing;
    cost += price * part;
    missing -= part;
  }
  return missing === lots ? undefined : cost / (lots - missing);
}

/**
 * The median of last trade, book mid and short average, in ticks: one of the three alone does not move it. Last trade and mid
 * can both be moved by one user for a moment, so the price of other markets takes the place of the last trade where it is known,
 * and the mark is an outlier where any of them is far from the average. Without a two-sided book a last trade that is far from
 * the average is ignored.
 */
export function markPriceOf(
  { bid, ask, last: traded, index }: Quote,
  average: bigint | undefined,
): { price: bigint; last: bigint; state: MarkState } | undefined {
  const mid = bid !== undefined && ask !== undefined ? (bid + ask) / 2n : undefined;
  const last = traded ?? mid;
  if (last === undefined) return undefined;
  const short = average ?? mid ?? last;
  const outside = index ?? last;
  const isOutlier = [last, mid ?? last, outside].some((one) => isFar(one, short));
  const price = mid === undefined ? (isOutlier ? short : outside) : median(outside, mid, short);
  return { price, last, state: isOutlier ? 'outlier' : 'live' };
}

/** Time-weighted average of the mark price over the time before `now`; `undefined` without points. */
export function averagePrice(points: readonly PricePoint[], now: number, length = AVERAGE_MS): bigint | undefined {
  if (points.length === 0) return undefined;
  const weighted = stretchesOf(points, now, length).reduce(
    (sum, { price, for: time }) => sum + price * BigInt(time),
    0n,
  );
  return weighted / BigInt(length);
}

/**
 * Time-weighted median of the mark price over the time before `now`; `undefined` without points. A price that was there for less
 * than half of the time does not move it. An order that moves the mark for a moment moves the average and not the median.
 */
export function medianPrice(points: readonly PricePoint[], now: number, length: number): bigint | undefined {
  let passed = 0;
  const ascending = stretchesOf(points, now, length).toSorted((one, other) => (one.price < other.price ? -1 : 1));
  for (const { price, for: time } of ascending) {
    passed += time;
    if (passed * 2 >= length) return price;
  }
  return undefined;
}

/**
 * How long each price was there in the time before `now`. The part of the time before the first point counts at its price, so
 * that a short series does not consist of its last moment.
 */
function stretchesOf(points: readonly PricePoint[], now: number, length: number): { price: bigint; for: number }[] {
  const from = now - length;
  const stretches: { price: bigint; for: number }[] = [];
  let until = now;
  for (let index = points.length - 1; index >= 0 && until > from; index -= 1) {
    const point = points[index];
    if (!point) break;
    const since = Math.max(index === 0 ? from : point.at, from);
    stretches.push({ price: point.price, for: Math.max(until - since, 0) });
    until = Math.min(until, since);
  }
  return stretches;
}

function isFar(value: bigint, average: bigint): boolean {
  const difference = value > average ? value - average : average - value;
  return difference * OUTLIER_PART > average;
}

function median(one: bigint, two: bigint, three: bigint): bigint {
  const [, middle = two] = [one, two, three].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return middle;
}
