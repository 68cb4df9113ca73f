import type { LeverContext } from './lever-context';
import { refuse, type Refused } from '../../result';
import { exitsRefusal, startTrail, withExits } from './exits';
import { touched } from './push';
import type { LeverOrder, SetStops, StopRefusal } from './types';

/**
 * Sets the exits of a position, or of an order that will open one; zero means none. Possible at any state of the mark: a stop opens
 * nothing. Those of a waiting order are judged by its limit price alone.
 */
export function setStops(
  context: LeverContext,
  { userId, orderId, ...exits }: SetStops,
): { ok: true; order: LeverOrder } | Refused<StopRefusal> {
  const order = context.lever.open(orderId);
  if (!order || order.reduceOnly) return refuse('not_open');
  if (order.userId !== userId) return refuse('not_your_order');
  const mark = context.mark(order.pairId);
  if (!mark) return refuse('price_unavailable');
  const isPosition = order.status === 'position';
  const wrong = exitsRefusal(order.direction, exits, isPosition ? [order.entryPrice, mark.price] : [order.entryPrice]);
  if (wrong) return refuse(wrong);
  const changed = withExits(order, exits);
  const amended = changed.status === 'position' ? startTrail(changed, mark.price) : changed;
  context.lever.change(amended);
  touched(context, amended);
  return { ok: true, order: amended };
}
