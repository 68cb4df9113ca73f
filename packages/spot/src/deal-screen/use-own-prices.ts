import type { OwnPrices } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { useOpenOrders } from '../open-orders/use-open-orders';

/** Prices of the user's open orders, marked in the order book. */
export function useOwnPrices(pair: Pair): OwnPrices {
  const { orders } = useOpenOrders(pair);
  const pricesOf = (side: 'buy' | 'sell') =>
    // An order that waits for its trigger is not in the book.
    new Set(orders.filter((order) => order.side === side && !order.isWaiting).map(({ price }) => price));
  return { bids: pricesOf('buy'), asks: pricesOf('sell') };
}
