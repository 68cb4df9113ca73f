import { carryOut } from './carry-out';
import { MOST_FILLS } from './limits';
import type { SpotContext } from './spot-context';

/** A triggered stop-limit order becomes a limit order with a new place in its queue. Its hold stays. */
export function activateStop(context: SpotContext, orderId: number): void {
  const { catalog, spot } = context;
  const order = spot.open(orderId);
  // Cancelled between its trigger and this command.
  if (order?.status !== 'waiting') return;
  const { pairId, side, userId: owner, price: limit, quantity } = order;
  const terms = catalog.terms(pairId);
  if (!terms) throw new Error(`order ${orderId} is of an unknown pair`);
  order.status = 'open';
  spot.arrive(order);
  const book = spot.book(pairId);
  const plan = book.plan({ id: orderId, owner, side, limit, quantity }, MOST_FILLS);
  book.apply(plan);
  carryOut(context, terms, order, plan);
}
