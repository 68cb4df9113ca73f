import type { Level } from '../engine/types';
import type { MarkSource, MarkState } from './mark';

/** The book, the last trade and the index of a pair, in ticks. */
export interface Quote {
  /** Price of an order that is as large as {@link impactPrice} asks for; `undefined` for an empty side. */
  readonly bid: bigint | undefined;
  readonly ask: bigint | undefined;
  readonly last: bigint | undefined;
  /** Price of other markets; `undefined` if none is known that is recent enough. */
  readonly index?: bigint | undefined;
}

/** The mark price from a moment on, in ticks. */
export interface PricePoint {
  readonly at: number;
  readonly price: bigint;
}

/** The mark price from a moment on, with what makes it and the last trade, in ticks. */
export interface MarkPoint extends PricePoint {
  readonly last: bigint;
  readonly source: MarkSource;
}

/** Length of the short average. */
export const AVERAGE_MS = 30_000;
/** Share of the average by which a mark price without an index moves at most; a price that is farther away is an outlier. */
const BAND_PART = 200n;

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
 * The mark price in ticks, and whether it is an outlier. It is the index where there is one: orders of users, resting or traded, do not
 * move it, and only an index that is far from the average makes it an outlier.
 *
 * Without an index it is the median of last trade, book mid and short average, so that one of them alone does not move it; without a
 * two-sided book it is the last trade. It moves from the average by at most {@link BAND_PART}, and is an outlier while last trade and mid are
 * farther away. A resting order moves the mid alone: it never makes an outlier near a last trade, wherever it rests.
 */
export function markPriceOf(
  { bid, ask, last: traded, index }: Quote,
  average: bigint | undefined,
): (Omit<MarkPoint, 'at'> & { state: MarkState }) | undefined {
  const mid = bid !== undefined && ask !== undefined ? (bid + ask) / 2n : undefined;
  const last = traded ?? mid ?? index;
  if (last === undefined) return undefined;
  if (index !== undefined) {
    return { price: index, last, source: 'index', state: isFar(index, average ?? index) ? 'outlier' : 'live' };
  }
  const short = average ?? mid ?? last;
  const own = mid === undefined ? last : median(last, mid, short);
  const source = traded === undefined ? 'orders' : 'trades';
  return { price: near(own, short), last, source, state: isFar(own, short) ? 'outlier' : 'live' };
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
  return difference * BAND_PART > average;
}

/** The value, or the end of the band around the average that is next to it. A band has at least a tick. */
function near(value: bigint, average: bigint): bigint {
  if (!isFar(value, average)) return value;
  const most = average / BAND_PART + 1n;
  return value > average ? average + most : average - most;
}

function median(one: bigint, two: bigint, three: bigint): bigint {
  const [, middle = two] = [one, two, three].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return middle;
}
