import type { Side } from '../../catalog/types';
import type { Terms } from '../../catalog/terms';
import type { SpotState } from './state';

/** Open orders of a user on a pair. */
export const MOST_OPEN_ORDERS = 200;
/** Orders of a user on a pair that wait for their trigger, and exits that its buys carry: a fall through all of them activates them one after another. */
export const MOST_WAITING_STOPS = 20;
/** Resting orders that one order trades with; more would stop the exchange for longer than a tenth of a second. */
export const MOST_FILLS = 200;
/** A limit price may be this many times worse for its owner than the last price. */
const PRICE_BAND = 10n;
/** Price × quantity in whole units of the quote currency. */
export const MOST_NOTIONAL = 10n ** 9n;

interface Asked {
  readonly userId: number;
  readonly pairId: number;
  readonly side: Side;
  /** Ticks; `undefined` for a market order. */
  readonly price: bigint | undefined;
  /** Lots. */
  readonly quantity: bigint;
}

/** Which limit an order breaks, if any. A limit order is compared with its own price, a market order with the last price. */
export function breaksLimit(
  state: SpotState,
  terms: Terms,
  { userId, pairId, side, price, quantity }: Asked,
): 'price_out_of_band' | 'notional_too_large' | 'too_many_open_orders' | undefined {
  const last = state.lastPrice(pairId);
  if (price !== undefined && last !== undefined) {
    const isWild = side === 'buy' ? price > last * PRICE_BAND : price * PRICE_BAND < last;
    if (isWild) return 'price_out_of_band';
  }
  const most = mostLots(terms, price ?? last);
  if (most !== undefined && quantity > most) return 'notional_too_large';
  if (price !== undefined && state.openOrders(userId, pairId) >= MOST_OPEN_ORDERS) return 'too_many_open_orders';
  return undefined;
}

/** The largest quantity at a price, in lots. */
function mostLots(terms: Terms, price: bigint | undefined): bigint | undefined {
  if (price === undefined) return undefined;
  return (MOST_NOTIONAL * 10n ** BigInt(terms.quote.scale)) / terms.cost(price, 1n);
}
