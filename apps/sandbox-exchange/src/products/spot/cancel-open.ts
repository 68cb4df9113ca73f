import { orderOf, type OrderRecord } from './records';
import { releaseHold } from './settle';
import type { SpotContext } from './spot-context';
import type { Order } from './types';

/** Takes an open order out of its book, or from those that wait for their trigger, and releases its hold. */
export function cancelOpenOrder(context: SpotContext, order: OrderRecord): Order {
  const { announce, catalog, spot: state } = context;
  const terms = catalog.terms(order.pairId);
  if (!terms) throw new Error(`order ${order.id} is of an unknown pair`);
  if (order.status === 'open' && !state.book(order.pairId).cancel(order.id)) {
    throw new Error(`order ${order.id} is open, but in no book`);
  }
  order.status = 'cancelled';
  state.change(order);
  releaseHold(context, terms, order);
  const cancelled = orderOf(order, terms);
  announce('order', cancelled);
  return cancelled;
}

/** Cancels all open orders of a user. */
export function cancelOpenOrders(context: SpotContext, userId: number): void {
  for (const order of context.spot.allOpen()) if (order.userId === userId) cancelOpenOrder(context, order);
}
