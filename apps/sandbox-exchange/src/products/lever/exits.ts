import {
  ceilTo,
  decimal,
  decimalsOf,
  floorTo,
  isGreater,
  isLess,
  isNegative,
  isPositive,
  isZero,
  larger,
  minus,
  percentOf,
  plus,
  smaller,
  type Decimal,
} from '@bourse/decimal';
import type { Mark } from '../../core/mark';
import { higherOf, lowerOf } from './prices';
import type { Direction, Exits, ExitsRefusal, LeverOrder, LeverPosition, OpenOrder, Trail } from './types';

/** The fields of an order that its exits are made of. */
export type ExitFields = Pick<LeverOrder, 'takeProfit' | 'stopLoss' | 'exitTrigger' | 'trail' | 'peak'>;

export const NO_EXITS: ExitFields = {
  takeProfit: undefined,
  stopLoss: undefined,
  exitTrigger: 'mark',
  trail: undefined,
  peak: undefined,
};

/** Places of a distance in quote currency, and of where a trailing stop is. */
const PRICE_SCALE = 8;
/** Places of a distance in per cent. */
const PERCENT_SCALE = 2;

/**
 * Why exits cannot be those of a position: they are on the proper side of the entry price and, once it is open, of the live price
 * (trading side, section 5).
 * @param prices the entry price, and the live price
 */
export function exitsRefusal(
  direction: Direction,
  { takeProfit, stopLoss, trail }: Exits,
  prices: readonly [Decimal, ...Decimal[]],
): ExitsRefusal | undefined {
  if (isNegative(takeProfit) || isNegative(stopLoss)) return 'stop_not_positive';
  const highest = prices.reduce(larger);
  const lowest = prices.reduce(smaller);
  if (trail && !isZero(stopLoss)) return 'stop_not_positive';
  if (trail && (!isDistance(trail) || !isPositive(stopAt('long', trail, lowest)))) return 'stop_not_positive';
  const isAbove = (price: Decimal) => isZero(price) || isGreater(price, highest);
  const isBelow = (price: Decimal) => isZero(price) || isLess(price, lowest);
  if (direction === 'long') {
    if (!isAbove(takeProfit)) return 'long_take_profit_low';
    return isBelow(stopLoss) ? undefined : 'long_stop_loss_high';
  }
  if (!isBelow(takeProfit)) return 'short_take_profit_high';
  return isAbove(stopLoss) ? undefined : 'short_stop_loss_low';
}

const isDistance = ({ distance, unit }: Trail) =>
  isPositive(distance) && decimalsOf(distance) <= (unit === 'price' ? PRICE_SCALE : PERCENT_SCALE);

/** Where a trailing stop is at a best price: no further away than its distance. */
function stopAt(direction: Direction, { distance, unit }: Trail, peak: Decimal): Decimal {
  const away = unit === 'price' ? distance : percentOf(peak, distance);
  return direction === 'long' ? ceilTo(minus(peak, away), PRICE_SCALE) : floorTo(plus(peak, away), PRICE_SCALE);
}

/** An order with other exits. A trailing stop with an equal distance goes on from where it is. */
export function withExits<Order extends OpenOrder>(
  order: Order,
  { exitTrigger = 'mark', stopLoss, takeProfit, trail }: Exits,
): Order {
  const isSame = trail && order.trail?.distance === trail.distance && order.trail.unit === trail.unit;
  const stop = isZero(stopLoss) ? undefined : stopLoss;
  return {
    ...order,
    takeProfit: isZero(takeProfit) ? undefined : takeProfit,
    exitTrigger,
    trail,
    ...(isSame ? {} : { stopLoss: trail ? undefined : stop, peak: undefined }),
  };
}

/** A position whose stop loss trails from a price on; any other as it is. */
export function startTrail(position: LeverPosition, price: Decimal): LeverPosition {
  const { direction, peak, trail } = position;
  if (!trail || peak !== undefined) return position;
  return { ...position, peak: price, stopLoss: stopAt(direction, trail, price) };
}

/** The prices that trigger exits: both have to be there. A move of a moment triggers nothing by the mark price. */
export const triggerPrices = (mark: Mark, { exitTrigger }: Pick<LeverOrder, 'exitTrigger'>) =>
  exitTrigger === 'last' ? { low: mark.last, high: mark.last } : { low: lowerOf(mark), high: higherOf(mark) };

/** A position whose trailing stop has followed a mark; `undefined` where it stays: it never goes back. */
export function followMark(position: LeverPosition, mark: Mark): LeverPosition | undefined {
  const { direction, peak, trail } = position;
  if (!trail || peak === undefined) return undefined;
  const { high, low } = triggerPrices(mark, position);
  const isBetter = direction === 'long' ? isGreater(low, peak) : isLess(high, peak);
  return isBetter ? startTrail({ ...position, peak: undefined }, direction === 'long' ? low : high) : undefined;
}

/** Exits of an order that has none. */
export const noExits: Exits = { takeProfit: decimal(0), stopLoss: decimal(0) };
