import type { Context } from '../../core/context';
import { refuse, type Refused } from '../../result';
import { spot } from './rules';
import { orderOf } from './records';
import { releaseHold } from './settle';
import type { CancelOrder, Order } from './types';

/** Removes an open order from its book and releases its hold. */
export function cancelOrder(
  context: Context,
  { userId, orderId, side }: CancelOrder,
): { ok: true; order: Order } | Refused<'not_open' | 'not_your_order'> {
  const { announce, catalog } = context;
  const state = context.of(spot);
  const order = state.open(orderId);
  if (!order || (side !== undefined && order.side !== side)) return refuse('not_open');
  if (order.userId !== userId) return refuse('not_your_order');
  const terms = catalog.terms(order.pairId);
  if (!terms || !state.book(order.pairId).cancel(orderId)) throw new Error(`order ${orderId} is open, but in no book`);
  order.status = 'cancelled';
  state.change(order);
  releaseHold(context, terms, order);
  const cancelled = orderOf(order, terms);
  announce('order', cancelled);
  return { ok: true, order: cancelled };
}
