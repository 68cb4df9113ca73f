import type { Terms } from '../../catalog/terms';
import { carryOut } from './carry-out';
import { endOrder } from './end-order';
import { exitSale } from './exit-sale';
import { MOST_FILLS } from './limits';
import { isExit, type OrderRecord } from './records';
import { countLoss } from './refuse-loss';
import { remainingOf } from './holds';
import { SPOT, type SpotContext } from './spot-context';

/** An order whose trigger price was reached. Its hold stays. The other order of a pair ends, so that both never trade. */
export function activateStop(context: SpotContext, orderId: number): void {
  const { catalog, spot } = context;
  const order = spot.open(orderId);
  // Cancelled between its trigger and this command.
  if (order?.status !== 'waiting') return;
  const terms = catalog.terms(order.pairId);
  if (!terms) throw new Error(`order ${orderId} is of an unknown pair`);
  order.activatedAt ??= context.now;
  spot.change(order);
  if (order.ocoId !== undefined) endResting(context, terms, order);
  if (isExit(order)) sellNow(context, terms, order);
  else restNow(context, terms, order);
}

function endResting(context: SpotContext, terms: Terms, order: OrderRecord): void {
  for (const sibling of context.spot.siblings(order)) {
    context.spot.book(sibling.pairId).cancel(sibling.id);
    endOrder(context, terms, sibling);
  }
}

/** A stop-limit order becomes a limit order with a new place in its queue. */
function restNow(context: SpotContext, terms: Terms, order: OrderRecord): void {
  const { id, pairId, side, userId: owner, price: limit } = order;
  order.status = 'open';
  context.spot.arrive(order);
  const book = context.spot.book(pairId);
  const plan = book.plan({ id, owner, side, limit, quantity: remainingOf(order) }, MOST_FILLS);
  book.apply(plan);
  carryOut(context, terms, order, plan);
}

/**
 * An exit sells. The rest goes on waiting: for the next trade or the next order that rests with which it can sell, or, where it has met as
 * many orders as one command may, for the next command.
 */
function sellNow(context: SpotContext, terms: Terms, order: OrderRecord): void {
  const plan = exitSale(context, terms, order);
  if (!plan) return;
  countLoss(context, terms, { ...order, price: undefined, plan });
  context.spot.book(order.pairId).apply(plan);
  carryOut(context, terms, order, plan);
  if (order.status === 'waiting') context.schedule(SPOT, String(order.id), context.now);
}
