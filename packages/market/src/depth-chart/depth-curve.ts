import { larger, percentChange, toDrawingNumber, ZERO, type Decimal } from '@bourse/decimal';
import type { Book } from '../contract';
import { middleOf } from '../order-book/book-rows';
import { cumulate } from '../order-book/cumulate';
import type { BookSide } from '../order-book/group-levels';

/** What rests from the best price of a side to and with one of its levels. */
export interface DepthPoint {
  readonly side: BookSide;
  readonly price: Decimal;
  /** In base currency. */
  readonly total: Decimal;
}

/** A book as two curves: best price first, totals that only grow. */
export interface DepthCurve {
  readonly bids: readonly DepthPoint[];
  readonly asks: readonly DepthPoint[];
  readonly mid: Decimal | undefined;
  /** What rests on each side altogether. */
  readonly bidTotal: Decimal;
  readonly askTotal: Decimal;
  /** The larger of the two. */
  readonly largest: Decimal;
  /** Prices at the two ends of the drawing, the middle halfway between: numbers, for drawing only. */
  readonly low: number;
  readonly high: number;
}

export function depthCurve(book: Book): DepthCurve {
  const curve = (side: BookSide): DepthPoint[] =>
    cumulate(book[side]).map(({ price, sum }) => ({ side, price, total: sum }));
  const bids = curve('bids');
  const asks = curve('asks');
  const bidTotal = bids.at(-1)?.total ?? ZERO;
  const askTotal = asks.at(-1)?.total ?? ZERO;
  const { mid } = middleOf(bids[0]?.price, asks[0]?.price);
  return { bids, asks, mid, bidTotal, askTotal, largest: larger(bidTotal, askTotal), ...drawnRange(bids, asks, mid) };
}

/** As far to both sides as the side that reaches farther; around the best price where there is one side only. */
function drawnRange(bids: readonly DepthPoint[], asks: readonly DepthPoint[], mid: Decimal | undefined) {
  const centrePrice = mid ?? bids[0]?.price ?? asks[0]?.price ?? ZERO;
  const centre = toDrawingNumber(centrePrice);
  const reach = (point: DepthPoint | undefined) => (point ? Math.abs(toDrawingNumber(point.price) - centre) : 0);
  const farthest = Math.max(reach(bids.at(-1)), reach(asks.at(-1))) || centre * 0.01 || 1;
  // A lonely ask at many times the price is left outside, for no price is below zero.
  const half = centre > 0 ? Math.min(farthest, centre) : farthest;
  return { low: centre - half, high: centre + half };
}

/** Percentage of the mid by which a price lies above it, negative below; `undefined` where there is no mid. */
export function distanceFromMid({ mid }: DepthCurve, price: Decimal): Decimal | undefined {
  return mid === undefined ? undefined : percentChange(mid, price);
}

/** All points as they stand on the screen, from the lowest price to the highest. */
export function pointsFromLeft({ bids, asks }: DepthCurve): readonly DepthPoint[] {
  return [...bids.toReversed(), ...asks];
}

/**
 * The point of the curve at a place of the drawing, 0 at its left and 1 at its right end: what rests from the best price to
 * there. Between the best prices it is the nearer one of them.
 */
export function pointAt(curve: DepthCurve, place: number): DepthPoint | undefined {
  const price = curve.low + place * (curve.high - curve.low);
  const [bid] = curve.bids;
  const [ask] = curve.asks;
  const isNearerToBids = !ask || (bid && price - toDrawingNumber(bid.price) < toDrawingNumber(ask.price) - price);
  return isNearerToBids
    ? (curve.bids.findLast((point) => toDrawingNumber(point.price) >= price) ?? bid)
    : (curve.asks.findLast((point) => toDrawingNumber(point.price) <= price) ?? ask);
}
