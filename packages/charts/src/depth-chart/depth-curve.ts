import { larger, midpoint, percentChange, runningSums, toDrawingNumber, ZERO, type Decimal } from '@bourse/decimal';
import type { DepthBook, DepthSide } from './depth-book';

/** The cumulative amount from the best price of a side to one of its levels. */
export interface DepthPoint {
  readonly side: DepthSide;
  readonly price: Decimal;
  /** In base currency. */
  readonly total: Decimal;
}

/** A book as two curves as far as they are drawn: best price first, totals that only grow. */
export interface DepthCurve {
  readonly bids: readonly DepthPoint[];
  readonly asks: readonly DepthPoint[];
  readonly mid: Decimal | undefined;
  /** The total amount of each side, distant levels included. */
  readonly bidTotal: Decimal;
  readonly askTotal: Decimal;
  /** The largest total that is drawn. */
  readonly largest: Decimal;
  /** Prices at the two ends of the drawing, the middle halfway between: numbers, for drawing only. */
  readonly low: number;
  readonly high: number;
}

export function depthCurve(book: DepthBook): DepthCurve {
  const curve = (side: DepthSide): DepthPoint[] => {
    const totals = runningSums(book[side].map(({ amount }) => amount));
    return book[side].map(({ price }, index) => ({ side, price, total: totals[index] ?? ZERO }));
  };
  const bids = curve('bids');
  const asks = curve('asks');
  const [bid] = bids;
  const [ask] = asks;
  const mid = bid && ask && midpoint(bid.price, ask.price);
  const centre = toDrawingNumber(mid ?? bid?.price ?? ask?.price ?? ZERO);
  const distanceOf = ({ price }: DepthPoint) => Math.abs(toDrawingNumber(price) - centre);
  const reach = Math.max(reachOf(bids.map(distanceOf)), reachOf(asks.map(distanceOf)));
  // No price is below zero.
  const half = Math.min(reach, centre) || centre * 0.01 || 1;
  const isDrawn = (point: DepthPoint) => distanceOf(point) <= half;
  const drawn = { bids: bids.filter(isDrawn), asks: asks.filter(isDrawn) };
  return {
    ...drawn,
    mid,
    bidTotal: lastTotal(bids),
    askTotal: lastTotal(asks),
    largest: larger(lastTotal(drawn.bids), lastTotal(drawn.asks)),
    low: centre - half,
    high: centre + half,
  };
}

const lastTotal = (points: readonly DepthPoint[]): Decimal => points.at(-1)?.total ?? ZERO;

/** A level this many times farther than the median level is an outlier. */
const FAR = 4;

/**
 * The width of a side around the middle, from the distances of its levels, nearest first: up to its last level without
 * outliers, which would squeeze all others.
 */
function reachOf(distances: readonly number[]): number {
  const median = distances[Math.floor((distances.length - 1) / 2)] ?? 0;
  return Math.min(distances.at(-1) ?? 0, median * FAR);
}

/** Distance of a price from the mid in per cent, negative below; `undefined` without a mid. */
export function distanceFromMid({ mid }: DepthCurve, price: Decimal): Decimal | undefined {
  return mid === undefined ? undefined : percentChange(mid, price);
}

/** All points in screen order, from the lowest price to the highest. */
export function pointsFromLeft({ bids, asks }: DepthCurve): readonly DepthPoint[] {
  return [...bids.toReversed(), ...asks];
}

/**
 * The point of the curve at a position of the drawing, 0 left to 1 right: the cumulative amount from the best price.
 * Within the spread it is the nearer best price.
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
