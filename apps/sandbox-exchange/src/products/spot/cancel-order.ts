import type { Context } from '../../core/context';
import { refuse, type Refused } from '../../result';
import { cancelOpenOrder } from './cancel-open';
import { enter } from './product';
import type { CancelOrder, Order } from './types';

/** Cancels an open order of a user. */
export function cancelOrder(
  plain: Context,
  { userId, orderId, side }: CancelOrder,
): { ok: true; order: Order } | Refused<'not_open' | 'not_your_order'> {
  const context = enter(plain);
  const order = context.spot.open(orderId);
  if (!order || (side !== undefined && order.side !== side)) return refuse('not_open');
  if (order.userId !== userId) return refuse('not_your_order');
  return { ok: true, order: cancelOpenOrder(context, order) };
}
