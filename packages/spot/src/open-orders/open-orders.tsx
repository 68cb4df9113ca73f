import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import type { OrderMove } from '../move-order/move-order';
import { OpenOrdersTable } from './open-orders-table';
import { isOfPair } from '@bourse/trading';
import { useCancelOrder } from './use-cancel-order';
import { useOpenOrders } from './use-open-orders';

export interface OpenOrdersProps {
  readonly pair: Pair;
  /** Opens the dialog that moves an order. */
  readonly onMove: (move: OrderMove) => void;
}

/** The user's open orders of a pair. The parent screen shows the result of cancelling all. */
export function OpenOrders({ pair, onMove }: OpenOrdersProps) {
  const { onAsk } = useCancelAll();
  return (
    <OpenOrdersTable
      list={useOpenOrders(pair)}
      content={{ isOfOnePair: true, pricePlaces: () => priceDecimals(pair) }}
      actions={{
        ...useCancelOrder(),
        onMove: (order) => onMove({ order }),
        onCancelAll: () => onAsk((order) => isOfPair(order, pair)),
      }}
    />
  );
}
