import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import { OpenOrdersTable } from './open-orders-table';
import { isOfPair } from '@bourse/trading';
import { useCancelOrder } from './use-cancel-order';
import { useOpenOrders } from './use-open-orders';

/** The user's open orders of a pair. The parent screen shows the result of cancelling all. */
export function OpenOrders({ pair }: { readonly pair: Pair }) {
  const { onAsk } = useCancelAll();
  return (
    <OpenOrdersTable
      {...useOpenOrders(pair)}
      {...useCancelOrder()}
      isOfOnePair
      onCancelAll={() => onAsk((order) => isOfPair(order, pair))}
      pricePlaces={() => priceDecimals(pair)}
    />
  );
}
