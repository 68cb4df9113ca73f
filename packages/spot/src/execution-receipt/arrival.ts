import type { Decimal } from '@bourse/decimal';
import { decimal, dividedBy, plus } from '@bourse/decimal';
import type { KnownOrders } from '../submit-order/find-outcome';
import type { OrderTicket } from '../submit-order/submit-order';

/** What the reader's device saw at the moment an order left. */
export interface Arrival {
  readonly order: OrderTicket;
  /** Epoch milliseconds by this device's clock; to show, never to compare with the exchange's. */
  readonly at: number;
  readonly bid: Decimal | undefined;
  readonly ask: Decimal | undefined;
  /** The newest moment that was known of the reader's orders, by the exchange's clock: its fills are not older. */
  readonly since: number;
  /** Numbers of fills that were there before. */
  readonly knownFills: readonly number[];
}

/** Recent orders that receipts are kept for on a device. */
export const ARRIVALS_AT_MOST = 50;

/** Known fills that an arrival keeps: those that may share the moment of `since`. */
const KNOWN_FILLS_AT_MOST = 20;

interface BestPrices {
  readonly bid: Decimal | undefined;
  readonly ask: Decimal | undefined;
}

/** Notes an order that leaves. `undefined` where the history was not known: its fills could not be told from older ones. */
export function noteArrival(
  order: OrderTicket,
  { open = [], fills }: KnownOrders,
  { bid, ask }: BestPrices,
  at: number,
): Arrival | undefined {
  if (fills === undefined) return undefined;
  const moments = [...open.map(({ createdAt }) => createdAt ?? 0), ...fills.map(({ time }) => time ?? 0)];
  return {
    order: { ...order, draft: undefined },
    at,
    bid,
    ask,
    since: Math.max(0, ...moments),
    knownFills: fills.flatMap(({ id }) => id ?? []).slice(0, KNOWN_FILLS_AT_MOST),
  };
}

/** The list with a new note, newest first. */
export function withArrival(arrivals: readonly Arrival[], note: Arrival): readonly Arrival[] {
  return [note, ...arrivals.filter(({ order }) => order.id !== note.order.id)].slice(0, ARRIVALS_AT_MOST);
}

/** Middle of best bid and best ask; `undefined` where a side was empty. */
export function midOf({ bid, ask }: BestPrices): Decimal | undefined {
  return bid === undefined || ask === undefined ? undefined : dividedBy(plus(bid, ask), decimal(2));
}
