import type { Context } from '../../core/state';
import { refuse, type Refused } from '../../result';
import { orderOf } from './records';
import { releaseHold } from './settle';
import type { CancelOrder, Order } from './types';

/** Takes an open order out of its book and gives back what it holds. */
export function cancelOrder(
  context: Context,
  { userId, orderId, side }: CancelOrder,
): { ok: true; order: Order } | Refused<'not_open' | 'not_your_order'> {
  const { announce, catalog, spot } = context;
  const order = spot.open(orderId);
  if (!order || (side !== undefined && order.side !== side)) return refuse('not_open');
  if (order.userId !== userId) return refuse('not_your_order');
  const terms = catalog.terms(order.pairId);
  if (!terms || !spot.book(order.pairId).cancel(orderId)) throw new Error(`order ${orderId} is open, but in no book`);
  order.status = 'cancelled';
  spot.change(order);
  releaseHold(context, terms, order);
  const cancelled = orderOf(order, terms);
  announce('order', cancelled);
  return { ok: true, order: cancelled };
}
