import { compare, isGreater, isLess, minus, sum, ZERO, type Decimal } from '@bourse/decimal';
import type { CompletedOrder, OpenOrder } from '../contract';
import type { OrderTicket } from './submit-order';

/** What of an order tells later whether it was there before. */
type KnownOrder = Pick<OpenOrder, 'id' | 'createdAt' | 'base' | 'quote' | 'side' | 'remaining'>;
type KnownFill = Pick<CompletedOrder, 'id' | 'time' | 'side' | 'price' | 'amount'>;

/** The reader's open orders and newest fills; `undefined` where a list had not come yet. */
export interface KnownOrders {
  readonly open: readonly KnownOrder[] | undefined;
  readonly fills: readonly KnownFill[] | undefined;
}

/** The same, both asked anew. */
export interface FreshOrders {
  readonly open: readonly OpenOrder[];
  readonly fills: readonly CompletedOrder[];
}

export type Finding =
  /** It rests in the book; `filled` of it has traded. */
  | { readonly kind: 'resting'; readonly filled: Decimal }
  /** It has traded; `filled` may be less than was asked for in market mode. */
  | { readonly kind: 'filled'; readonly filled: Decimal }
  /** Neither list shows a trace of it. */
  | { readonly kind: 'nothing' }
  /** There is news that may or may not be this order: the reader has to look. */
  | { readonly kind: 'unsure' };

const fillKey = (fill: KnownFill) =>
  fill.id === undefined ? `${fill.time}|${fill.side}|${fill.price}|${fill.amount}` : String(fill.id);

/** The fills of `now` that were not there `before`; fills without an id may be alike, so they are counted. */
function newFills(before: readonly KnownFill[], now: readonly CompletedOrder[]): CompletedOrder[] {
  const known = new Map<string, number>();
  for (const fill of before) known.set(fillKey(fill), (known.get(fillKey(fill)) ?? 0) + 1);
  return now.filter((fill) => {
    const left = known.get(fillKey(fill)) ?? 0;
    if (left > 0) known.set(fillKey(fill), left - 1);
    return left === 0;
  });
}

/**
 * The newest moment that was known before, by the server's own clock: an order that came later is not older. (An order
 * on a page that was never loaded is.)
 */
function newestKnown({ open = [], fills = [] }: KnownOrders): number {
  return Math.max(0, ...open.map(({ createdAt }) => createdAt ?? 0), ...fills.map(({ time }) => time ?? 0));
}

/**
 * What became of an order whose reply was lost: the difference between what was known before it was sent and what open
 * orders and history say now. Its trace is a new open order of its side, price and at most its amount, or new fills of
 * its side that are no worse than its price. A "no" is said only where nothing else can hide it.
 */
export function findOutcome(order: OrderTicket, before: KnownOrders, now: FreshOrders): Finding {
  const isOurs = (row: { side: string; base: string; quote: string }) =>
    row.side === order.side && row.base === order.base && row.quote === order.quote;
  const isNoWorse = (price: Decimal) =>
    order.mode === 'market' || !(order.side === 'buy' ? isGreater(price, order.price) : isLess(price, order.price));

  if (before.open === undefined || before.fills === undefined) return { kind: 'unsure' };

  const knownIds = new Set(before.open.map(({ id }) => id));
  const since = newestKnown(before);
  const isNew = (row: OpenOrder) => !knownIds.has(row.id) && (row.createdAt ?? since) >= since;
  const resting = now.open.find(
    (row) => isOurs(row) && isNew(row) && row.price === order.price && !isGreater(row.amount, order.amount),
  );
  if (order.mode === 'limit' && resting) {
    // A back end that sends no total has only what remains; the difference has traded.
    const traded = minus(order.amount, resting.remaining);
    return { kind: 'resting', filled: isGreater(traded, resting.filled) ? traded : resting.filled };
  }

  const fills = newFills(before.fills, now.fills).filter((fill) => isOurs(fill) && isNoWorse(fill.price));
  if (fills.length === 0) return { kind: 'nothing' };
  // An older order of the same side that shrank or went may be what was filled.
  const remaining = new Map(now.open.map((row) => [row.id, row.remaining]));
  const hasOtherExplanation = before.open.some(
    (row) => isOurs(row) && compare(remaining.get(row.id) ?? ZERO, row.remaining) < 0,
  );
  const filled = sum(fills.map(({ amount }) => amount));
  const fits = order.mode === 'market' ? !isGreater(filled, order.amount) : filled === order.amount;
  return hasOtherExplanation || !fits ? { kind: 'unsure' } : { kind: 'filled', filled };
}
