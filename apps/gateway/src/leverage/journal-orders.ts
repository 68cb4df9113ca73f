import { parseDecimal, ZERO, type Decimal } from '@bourse/decimal';
import type { JournalEntry } from '../journal';
import type { VenueOrder } from '../venue/types';

/** An order as the journal has it. */
export interface JournalOrder {
  /** As it was sent. */
  readonly order: VenueOrder;
  readonly multiple: Decimal | undefined;
  /** Which stop it is. */
  readonly stopKind: 'takeProfit' | 'stopLoss' | undefined;
  /** When it was cancelled by the gateway; epoch milliseconds. */
  readonly cancelledAt: number | undefined;
}

type Placed = Extract<JournalEntry, { is: 'place' }>;

/** Orders that the venue has taken, by the venue's id. */
export function journalOrders(entries: readonly JournalEntry[]): ReadonlyMap<string, JournalOrder> {
  const places = new Map<string, Placed>();
  const orders = new Map<string, JournalOrder>();
  for (const entry of entries) {
    if (entry.is === 'place') places.set(entry.clientId, entry);
    else if (entry.is === 'placed') {
      const place = places.get(entry.clientId);
      // A second entry tells that the exits are confirmed; a cancel may have come before it.
      const cancelledAt = orders.get(entry.orderId)?.cancelledAt;
      if (place) orders.set(entry.orderId, { ...orderOf(place, entry.orderId), cancelledAt });
    } else if (entry.is === 'cancel answered' && entry.outcome === 'cancelled') {
      const order = orders.get(entry.orderId);
      if (order) orders.set(entry.orderId, { ...order, cancelledAt: entry.at });
    }
  }
  return orders;
}

function orderOf(place: Placed, id: string): JournalOrder {
  const { clientId, symbol, side, type, reduces, stop, at } = place;
  const [amount, price, multiple, trigger] = [place.amount, place.price, place.multiple, stop?.price].map(parseDecimal);
  return {
    order: {
      id,
      clientId,
      symbol,
      side,
      type,
      state: 'open',
      price,
      amount: amount ?? ZERO,
      filled: ZERO,
      reduces: reduces === true,
      ...(trigger && { stop: { price: trigger } }),
      at,
    },
    multiple,
    stopKind: stop?.kind,
    cancelledAt: undefined,
  };
}
