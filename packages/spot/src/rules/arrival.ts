import type { Decimal } from '@bourse/decimal';
import { decimal, dividedBy, plus } from '@bourse/decimal';
import type { KnownOrders } from './find-outcome';
import type { OrderTicket } from './order-ticket';

/** The state of the market when an order was sent (arrival price). */
export interface Arrival {
  /** Identity of the write. */
  readonly id: string;
  readonly order: OrderTicket;
  /** Epoch milliseconds by this device's clock; to show, never to compare with the exchange's. */
  readonly at: number;
  readonly bid: Decimal | undefined;
  readonly ask: Decimal | undefined;
  /** The newest known time of the user's orders, by the exchange's clock: the order's fills are not older. */
  readonly since: number;
  /** Numbers of fills that were there before. */
  readonly knownFills: readonly number[];
}

/** Recent orders that receipts are kept for on a device. */
export const ARRIVALS_AT_MOST = 50;

/** Known fills that may have the same time as `since`. */
const KNOWN_FILLS_AT_MOST = 20;

interface BestPrices {
  readonly bid: Decimal | undefined;
  readonly ask: Decimal | undefined;
}

/**
 * Records an order when it is sent. `undefined` if the history was not known: its fills could not be distinguished from
 * older ones.
 */
export function noteArrival(
  id: string,
  order: OrderTicket,
  { open = [], fills }: KnownOrders,
  { bid, ask }: BestPrices,
  at: number,
): Arrival | undefined {
  if (fills === undefined) return undefined;
  const moments = [...open.map(({ createdAt }) => createdAt ?? 0), ...fills.map(({ time }) => time ?? 0)];
  return {
    id,
    order: { ...order, draft: undefined },
    at,
    bid,
    ask,
    since: Math.max(0, ...moments),
    knownFills: fills.flatMap((fill) => fill.id ?? []).slice(0, KNOWN_FILLS_AT_MOST),
  };
}

/** The list with a new note, newest first. */
export function withArrival(arrivals: readonly Arrival[], note: Arrival): readonly Arrival[] {
  return [note, ...arrivals.filter(({ id }) => id !== note.id)].slice(0, ARRIVALS_AT_MOST);
}

/** Mid of best bid and best ask; `undefined` if a side was empty. */
export function midOf({ bid, ask }: BestPrices): Decimal | undefined {
  return bid === undefined || ask === undefined ? undefined : dividedBy(plus(bid, ask), decimal(2));
}
