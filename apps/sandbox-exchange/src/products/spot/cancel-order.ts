import type { Context } from '../../core/context';
import { refuse, type Refused } from '../../result';
import { enter } from './rules';
import { orderOf } from './records';
import { releaseHold } from './settle';
import type { CancelOrder, Order } from './types';

/** Removes an open order from its book, or from the orders that wait for their trigger, and releases its hold. */
export function cancelOrder(
  plain: Context,
  { userId, orderId, side }: CancelOrder,
): { ok: true; order: Order } | Refused<'not_open' | 'not_your_order'> {
  const context = enter(plain);
  const { announce, catalog, spot: state } = context;
  const order = state.open(orderId);
  if (!order || (side !== undefined && order.side !== side)) return refuse('not_open');
  if (order.userId !== userId) return refuse('not_your_order');
  const terms = catalog.terms(order.pairId);
  if (!terms) throw new Error(`order ${orderId} is of an unknown pair`);
  if (order.status === 'open' && !state.book(order.pairId).cancel(orderId)) {
    throw new Error(`order ${orderId} is open, but in no book`);
  }
  order.status = 'cancelled';
  state.change(order);
  releaseHold(context, terms, order);
  const cancelled = orderOf(order, terms);
  announce('order', cancelled);
  return { ok: true, order: cancelled };
}
