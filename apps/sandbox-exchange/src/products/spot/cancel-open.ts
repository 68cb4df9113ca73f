import { cancelExit, endOrder } from './end-order';
import { isActive, orderOf, type OrderRecord } from './records';
import type { SpotContext } from './spot-context';
import type { Order } from './types';

/**
 * Takes an open order out of its book, or from those that wait for their trigger, and releases its hold. One of two orders of which one
 * cancels the other takes the other with it; an exit of a buy does not.
 */
export function cancelOpenOrder(context: SpotContext, order: OrderRecord): Order {
  const { catalog, spot: state } = context;
  const terms = catalog.terms(order.pairId);
  if (!terms) throw new Error(`order ${order.id} is of an unknown pair`);
  if (order.status === 'open' && !state.book(order.pairId).cancel(order.id)) {
    throw new Error(`order ${order.id} is open, but in no book`);
  }
  if (order.parentId === undefined) endOrder(context, terms, order);
  else cancelExit(context, terms, order);
  const pair = order.ocoId === undefined ? [] : state.group(order.ocoId);
  for (const other of pair) cancelOpenOrder(context, other);
  return orderOf(order, terms);
}

/** Cancels all open orders of a user. */
export function cancelOpenOrders(context: SpotContext, userId: number): void {
  for (const order of context.spot.allOpen()) {
    if (order.userId === userId && isActive(order)) cancelOpenOrder(context, order);
  }
}
