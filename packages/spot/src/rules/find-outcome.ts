import { compare, isGreater, isLess, larger, minus, sum, ZERO, type Decimal } from '@bourse/decimal';
import type { CompletedOrder, OpenOrder } from '@bourse/contracts/spot';
import { fillKey } from './fill-key';
import { isImmediate } from './limit-types';
import type { OrderTicket } from './order-ticket';

/** The fields that identify an order in a later list. */
type KnownOrder = Pick<OpenOrder, 'id' | 'createdAt' | 'base' | 'quote' | 'side' | 'remaining'>;
type KnownFill = Pick<CompletedOrder, 'id' | 'time' | 'side' | 'price' | 'amount'>;

/** The user's open orders and newest fills; `undefined` if a list was not loaded. */
export interface KnownOrders {
  readonly open: readonly KnownOrder[] | undefined;
  readonly fills: readonly KnownFill[] | undefined;
}

/** Both lists, requested again. */
export interface FreshOrders {
  readonly open: readonly OpenOrder[];
  readonly fills: readonly CompletedOrder[];
}

export type Finding =
  /** It rests in the book; `filled` of it has traded. */
  | { readonly kind: 'resting'; readonly filled: Decimal }
  /** It has traded; in market mode `filled` may be less than the requested amount. */
  | { readonly kind: 'filled'; readonly filled: Decimal }
  /** Neither list shows a trace of it. */
  | { readonly kind: 'nothing' }
  /** There are changes that may or may not belong to this order: the user has to check. */
  | { readonly kind: 'unsure' };

/** The fills of `now` that were not there `before`; fills without an id may be alike, so they are counted. */
export function newFills(before: readonly KnownFill[], now: readonly CompletedOrder[]): CompletedOrder[] {
  const known = new Map<string, number>();
  for (const fill of before) known.set(fillKey(fill), (known.get(fillKey(fill)) ?? 0) + 1);
  return now.filter((fill) => {
    const left = known.get(fillKey(fill)) ?? 0;
    if (left > 0) known.set(fillKey(fill), left - 1);
    return left === 0;
  });
}

/**
 * The newest known time, by the server's clock: a later order is not older. (An order on a page that was not loaded
 * is.)
 */
function newestKnown({ open = [], fills = [] }: KnownOrders): number {
  return Math.max(0, ...open.map(({ createdAt }) => createdAt ?? 0), ...fills.map(({ time }) => time ?? 0));
}

const isOf =
  ({ side, base, quote }: OrderTicket) =>
  (row: { readonly side: string | undefined; readonly base: string; readonly quote: string }) =>
    row.side === side && row.base === base && row.quote === quote;

/**
 * The order in the open orders: a new one of its side, price and at most its amount. Back ends that ignore the mode let a market order
 * rest at the price that was sent, or at their own price for the same amount. `undefined` without the lists before it.
 */
function restingOrder(order: OrderTicket, before: KnownOrders, now: FreshOrders): OpenOrder | undefined {
  if (before.open === undefined || before.fills === undefined) return undefined;
  const knownIds = new Set(before.open.map(({ id }) => id));
  const since = newestKnown(before);
  const isNew = (row: OpenOrder) => !knownIds.has(row.id) && (row.createdAt ?? since) >= since;
  const isPriced = (row: OpenOrder) =>
    row.exit !== undefined || row.price === order.price || (order.mode === 'market' && row.amount === order.amount);
  return now.open.find(
    (row) =>
      isOf(order)(row) &&
      isNew(row) &&
      isPriced(row) &&
      (row.type === undefined || row.type === order.type) &&
      row.exit === order.exit &&
      !isGreater(row.amount, order.amount),
  );
}

/** A market order that rests as a limit order: a back end has ignored its mode. New trades of its whole amount are the order. */
export function restingMarketOrder(order: OrderTicket, before: KnownOrders, now: FreshOrders): OpenOrder | undefined {
  // A trailing stop waits as it should.
  if (order.mode !== 'market' || order.exit || before.fills === undefined) return undefined;
  const traded = newFills(before.fills, now.fills).filter(isOf(order));
  const isFilled = sum(traded.map(({ amount }) => amount)) === order.amount;
  return isFilled ? undefined : restingOrder(order, before, now);
}

/**
 * The outcome of an order with a lost reply: the difference between the lists before it was sent and the lists now.
 * Evidence is a new open order of its side, price and at most its amount (of a market order too, see `restingOrder`), or new fills of
 * its side that are no worse than its price. "Not placed" is returned only if nothing else can hide the order.
 */
export function findOutcome(order: OrderTicket, before: KnownOrders, now: FreshOrders): Finding {
  const isOurs = isOf(order);
  const isNoWorse = (price: Decimal) =>
    order.mode === 'market' || !(order.side === 'buy' ? isGreater(price, order.price) : isLess(price, order.price));

  if (before.open === undefined || before.fills === undefined) return { kind: 'unsure' };

  const resting =
    order.mode === 'market' && !order.exit ? restingMarketOrder(order, before, now) : restingOrder(order, before, now);
  if (resting && !isImmediate(order.type)) {
    // A back end without a total sends only the remaining amount; the difference has traded.
    const traded = minus(order.amount, resting.remaining);
    return { kind: 'resting', filled: larger(traded, resting.filled ?? ZERO) };
  }

  const added = newFills(before.fills, now.fills);
  // A fill of an unknown side may be of this order.
  if (added.some(({ side, base, quote }) => side === undefined && base === order.base && quote === order.quote))
    return { kind: 'unsure' };
  const fills = added.filter((fill) => isOurs(fill) && isNoWorse(fill.price));
  if (fills.length === 0) return { kind: 'nothing' };
  // An older order of the same side that shrank or disappeared may own the fill.
  const remaining = new Map(now.open.map((row) => [row.id, row.remaining]));
  const hasOtherExplanation = before.open.some(
    (row) => isOurs(row) && compare(remaining.get(row.id) ?? ZERO, row.remaining) < 0,
  );
  const filled = sum(fills.map(({ amount }) => amount));
  const mayBePartial = order.mode === 'market' || order.type === 'ioc';
  const fits = mayBePartial ? !isGreater(filled, order.amount) : filled === order.amount;
  return hasOtherExplanation || !fits ? { kind: 'unsure' } : { kind: 'filled', filled };
}
