import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { OpenOrdersTable } from './open-orders-table';
import { useCancelOrder } from './use-cancel-order';
import { useOpenOrders } from './use-open-orders';

/** The reader's open orders of a pair. */
export function OpenOrders({ pair }: { readonly pair: Pair }) {
  return <OpenOrdersTable {...useOpenOrders(pair)} {...useCancelOrder()} pricePlaces={() => priceDecimals(pair)} />;
}
