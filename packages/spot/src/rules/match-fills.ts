import { isGreater, isLess, minus, type Decimal } from '@bourse/decimal';
import type { CompletedOrder } from '@bourse/contracts/spot';
import type { Arrival } from './arrival';
import { receiptOf, type Receipt } from './receipt';

/** Can this fill be of this order? Of its pair and side, no worse than its price, and not from before it. */
function canBeOf({ order, since, knownFills }: Arrival, fill: CompletedOrder): boolean {
  if (fill.base !== order.base || fill.quote !== order.quote || fill.side !== order.side) return false;
  if (fill.time === undefined || fill.time < since) return false;
  if (fill.id !== undefined && knownFills.includes(fill.id)) return false;
  if (order.mode === 'market') return true;
  return !(order.side === 'buy' ? isGreater(fill.price, order.price) : isLess(fill.price, order.price));
}

/**
 * Assigns fills to orders, because the exchange does not send the relation. Oldest fills first, each to the newest
 * matching order that is not yet full: what an order takes from the book it takes at once, before any later order.
 */
export function receiptsOf(
  arrivals: readonly Arrival[],
  fills: readonly CompletedOrder[],
): ReadonlyMap<CompletedOrder, Receipt> {
  const newestFirst = arrivals.toSorted((a, b) => b.at - a.at);
  const left = new Map<Arrival, Decimal>(newestFirst.map((arrival) => [arrival, arrival.order.amount]));
  const own = new Map<Arrival, CompletedOrder[]>();
  for (const fill of fills.toSorted((a, b) => (a.time ?? 0) - (b.time ?? 0))) {
    const arrival = newestFirst.find(
      (candidate) => canBeOf(candidate, fill) && !isGreater(fill.amount, left.get(candidate) ?? fill.amount),
    );
    if (!arrival) continue;
    left.set(arrival, minus(left.get(arrival) ?? fill.amount, fill.amount));
    own.set(arrival, [...(own.get(arrival) ?? []), fill]);
  }
  const receipts = new Map<CompletedOrder, Receipt>();
  for (const [arrival, its] of own) {
    const receipt = receiptOf(arrival, its);
    if (receipt) for (const fill of its) receipts.set(fill, receipt);
  }
  return receipts;
}
