import { useProductCapabilities } from '@bourse/feature-kit';
import { priceDecimals } from '@bourse/market';
import { spotCapabilities } from '@bourse/contracts/spot';
import type { Pair } from '@bourse/contracts/market';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import { exitsEditOf, type ExitsEdit } from '../exits/exits-edit';
import type { OrderMove } from '../move-order/move-order';
import { OpenOrdersTable } from './open-orders-table';
import { isOfPair } from '@bourse/trading';
import { useCancelOrder } from './use-cancel-order';
import { useOpenOrders } from './use-open-orders';

export interface OpenOrdersProps {
  readonly pair: Pair;
  /** Opens the dialog that moves an order. */
  readonly onMove: (move: OrderMove) => void;
  /** Opens the dialog of the exits of a buy. */
  readonly onExits: (edit: ExitsEdit | undefined) => void;
}

/** The user's open orders of a pair. The parent screen shows the result of cancelling all. */
export function OpenOrders({ pair, onMove, onExits }: OpenOrdersProps) {
  const list = useOpenOrders(pair);
  const { onAsk } = useCancelAll();
  const { amendsOrders } = useProductCapabilities(spotCapabilities);
  return (
    <OpenOrdersTable
      list={list}
      content={{ isOfOnePair: true, pricePlaces: () => priceDecimals(pair) }}
      actions={{
        ...useCancelOrder(),
        amends: amendsOrders,
        onMove: (order) => onMove({ order }),
        onExits: (order) => onExits(exitsEditOf(order)),
        onCancelAll: () => onAsk((order) => isOfPair(order, pair)),
      }}
    />
  );
}
