import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import { OpenOrdersTable } from './open-orders-table';
import { isOfPair } from '../shown-orders';
import { useCancelOrder } from './use-cancel-order';
import { useOpenOrders } from './use-open-orders';

/** The reader's open orders of a pair. What becomes of cancelling all of them is told by the screen around. */
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
