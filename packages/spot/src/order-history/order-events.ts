import type { OpenOrder } from '@bourse/contracts/spot';
import { storedDecimal } from '@bourse/safe-writes';
import * as v from 'valibot';
import type { OrderTicket } from '../rules/order-ticket';

/** What happened to an order. `unconfirmed`: it was sent, and no reply arrived. */
const ORDER_EVENTS = ['placed', 'edited', 'cancelled', 'filled', 'refused', 'unconfirmed'] as const;

/** An entry of the order history of this device. */
export const orderEvent = v.object({
  kind: v.picklist(ORDER_EVENTS),
  /** When the device learnt it, epoch milliseconds. */
  at: v.number(),
  /** Number of the order, where the exchange has named it. */
  id: v.optional(v.number()),
  side: v.picklist(['buy', 'sell']),
  base: v.optional(v.string()),
  quote: v.optional(v.string()),
  /** Left out for a market order. */
  price: v.optional(storedDecimal),
  amount: v.optional(storedDecimal),
  type: v.optional(v.picklist(['market', 'limit', 'post_only', 'ioc', 'fok', 'stop_limit'])),
  /** The server's own words of a refusal. */
  reason: v.optional(v.string()),
});
export type OrderEvent = v.InferOutput<typeof orderEvent>;

/** By user id, newest first. */
export const eventsByUser = v.record(v.string(), v.array(orderEvent));
type EventsByUser = v.InferOutput<typeof eventsByUser>;

/** Entries that the device keeps for a user. */
export const MOST_EVENTS = 500;

/** The entries with a new one of the user. An end of an order that is already recorded is not recorded again. */
export function withEvent(all: EventsByUser, userId: number, event: OrderEvent): EventsByUser {
  const own = all[userId] ?? [];
  const isEnd = event.kind === 'cancelled' || event.kind === 'filled';
  const isKnown = own.some(
    ({ kind, id, side }) => kind === event.kind && id !== undefined && id === event.id && side === event.side,
  );
  return isEnd && isKnown ? all : { ...all, [userId]: [event, ...own].slice(0, MOST_EVENTS) };
}

type NewEvent = Omit<OrderEvent, 'at'>;

/** The entry of an order that is sent. A market order has no price. */
export const placedEvent = ({ side, base, quote, mode, price, amount, type }: OrderTicket): NewEvent => ({
  kind: 'placed',
  side,
  base,
  quote,
  amount,
  ...(mode === 'market' ? { type: 'market' } : { price, type: type ?? 'limit' }),
});

/** The known fields of an open order. */
export type KnownOrder = Partial<Pick<OpenOrder, 'base' | 'quote' | 'price' | 'amount'>> & {
  readonly type?: OpenOrder['type'] | undefined;
};

/** The entry of an order that has a number. */
export const orderedEvent = (
  kind: 'cancelled' | 'edited' | 'filled',
  { id, side, base, quote, price, amount, type }: Pick<OpenOrder, 'id' | 'side'> & KnownOrder,
): NewEvent => ({
  kind,
  id,
  side,
  ...(base !== undefined && { base }),
  ...(quote !== undefined && { quote }),
  ...(price !== undefined && { price }),
  ...(amount !== undefined && { amount }),
  // An open order without a type is a plain limit order.
  type: type ?? 'limit',
});
