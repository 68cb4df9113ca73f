import type { Terms } from '../../catalog/terms';
import { orderOf, type OrderRecord } from './records';
import { releaseHold, remainingOf } from './holds';
import { SPOT, type SpotContext } from './spot-context';

/** An order is cancelled that is in no book. Its hold is released, unless another order shares it. */
export function endOrder(context: SpotContext, terms: Terms, order: OrderRecord): void {
  const isLast = context.spot.siblings(order).length === 0;
  order.status = 'cancelled';
  context.spot.change(order);
  context.cancel(SPOT, String(order.id));
  if (isLast) releaseHold(context, terms, order);
  context.announce('order', orderOf(order, terms));
}

/** An exit is cancelled, and its buy no longer carries it. What no exit protects any more is free again. */
export function cancelExit(context: SpotContext, terms: Terms, exit: OrderRecord): void {
  const isLast = context.spot.siblings(exit).length === 0;
  const remaining = remainingOf(exit);
  endOrder(context, terms, exit);
  const parent = exit.parentId === undefined ? undefined : context.spot.open(exit.parentId);
  if (!parent) return;
  if (exit.type === 'take_profit') parent.takeProfit = undefined;
  // A trailing stop that takes the place of a stop loss, or the other way round, is carried already.
  else if (exit.type === 'stop_loss') parent.stopLoss = undefined;
  else parent.trail = undefined;
  if (isLast) parent.armed -= remaining;
  context.spot.change(parent);
}

/** What one order of a group has traded, the others lose. One that has nothing left ends. */
export function shrinkSiblings(context: SpotContext, terms: Terms, order: OrderRecord, lots: bigint): void {
  const { spot } = context;
  for (const sibling of spot.siblings(order)) {
    const isOver = remainingOf(sibling) === lots;
    if (sibling.status === 'open') {
      const book = spot.book(sibling.pairId);
      if (isOver) book.cancel(sibling.id);
      else book.reduce(sibling.id, lots);
    }
    // The part that it has traded stays its quantity.
    if (!isOver || sibling.filled > 0n) sibling.quantity -= lots;
    if (isOver) {
      sibling.status = sibling.filled > 0n ? 'filled' : 'cancelled';
      context.cancel(SPOT, String(sibling.id));
    }
    spot.change(sibling);
    context.announce('order', orderOf(sibling, terms));
  }
}
