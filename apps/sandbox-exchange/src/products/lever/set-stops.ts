import { isGreater, isLess, isNegative, isZero, larger, smaller, type Decimal } from '@bourse/decimal';
import type { LeverContext } from './lever-context';
import { refuse, type Refused } from '../../result';
import { touched } from './push';
import type { LeverOrder, SetStops, StopRefusal } from './types';

/** Sets both stops of a position; zero means none. Possible at any state of the mark: a stop opens nothing. */
export function setStops(
  context: LeverContext,
  { userId, orderId, takeProfit, stopLoss }: SetStops,
): { ok: true; order: LeverOrder } | Refused<StopRefusal> {
  const position = context.lever.open(orderId);
  if (position?.status !== 'position') return refuse('not_open');
  if (position.userId !== userId) return refuse('not_your_order');
  if (isNegative(takeProfit) || isNegative(stopLoss)) return refuse('stop_not_positive');
  const mark = context.mark(position.pairId);
  if (!mark) return refuse('price_unavailable');
  const wrong = wrongSide(position, mark.price, takeProfit, stopLoss);
  if (wrong) return refuse(wrong);
  const order: LeverOrder = {
    ...position,
    takeProfit: isZero(takeProfit) ? undefined : takeProfit,
    stopLoss: isZero(stopLoss) ? undefined : stopLoss,
  };
  context.lever.change(order);
  touched(context, order);
  return { ok: true, order };
}

/** Stops are on the proper side of entry price and live price (trading side, section 5). */
function wrongSide(
  { direction, entryPrice }: LeverOrder,
  live: Decimal,
  takeProfit: Decimal,
  stopLoss: Decimal,
): StopRefusal | undefined {
  const highest = larger(entryPrice, live);
  const lowest = smaller(entryPrice, live);
  const isAbove = (price: Decimal) => isZero(price) || isGreater(price, highest);
  const isBelow = (price: Decimal) => isZero(price) || isLess(price, lowest);
  if (direction === 'long') {
    if (!isAbove(takeProfit)) return 'long_take_profit_low';
    return isBelow(stopLoss) ? undefined : 'long_stop_loss_high';
  }
  if (!isBelow(takeProfit)) return 'short_take_profit_high';
  return isAbove(stopLoss) ? undefined : 'short_stop_loss_low';
}
