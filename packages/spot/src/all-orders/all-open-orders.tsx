import { Button, EmptyState } from '@bourse/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFindOpenOrderQuery } from '../api';
import { CancelAllDialog } from '../cancel-all/cancel-all-dialog';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import { spotMessages } from '../locales';
import { OpenOrdersTable } from '../open-orders/open-orders-table';
import { mergeOpenOrders } from '../open-orders/rows';
import { useCancelOrder } from '../open-orders/use-cancel-order';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { linkedOrder, soughtOrder } from './linked-order';
import { numberColumn } from './number-column';
import { isWanted, pairChoices } from './order-address';
import { OrderFilters } from './order-filters';
import { OrderListFrame } from './order-list-frame';
import { usePricePlaces } from '../price-places/use-price-places';
import { useOrderAddress } from './use-order-address';
import { useShownPair } from './use-shown-pair';

/** The reader's open orders over all pairs: filter, cancel one, cancel all that are looked at. */
export function AllOpenOrders() {
  const text = spotMessages.useText();
  const { address, show } = useOrderAddress();
  const { names, pair } = useShownPair(address.pair);
  const list = useOpenOrders(pair, { side: address.side });
  const sought = soughtOrder(address.order, { status: list.status, rows: list.orders });
  const { row, word } = linkedOrder(sought, useFindOpenOrderQuery(sought ?? skipToken), address);
  const cancelAll = useCancelAll();
  const pricePlaces = usePricePlaces();
  const isFiltered = address.pair !== undefined || address.side !== undefined;
  return (
    <>
      <OrderFilters
        filter={{ pair: address.pair, side: address.side }}
        pairs={pairChoices(names, list.orders, address.pair)}
        onFilter={show}
        actions={
          <Button
            size="small"
            tone="quiet"
            pending={cancelAll.state.phase === 'asking'}
            onClick={() => cancelAll.onAsk((order) => isWanted(order, address))}
          >
            {text(isFiltered ? 'cancelAll.buttonFiltered' : 'cancelAll.button')}
          </Button>
        }
      />
      <OrderListFrame note={word && text(word, { id: String(sought) })}>
        <OpenOrdersTable
          {...list}
          {...useCancelOrder()}
          orders={row ? mergeOpenOrders([list.orders, [row]]) : list.orders}
          pricePlaces={pricePlaces}
          lead={[numberColumn(text, address)]}
          {...(isFiltered && { empty: <EmptyState title={text('all.noMatch')} /> })}
        />
      </OrderListFrame>
      <CancelAllDialog {...cancelAll} pricePlaces={pricePlaces} />
    </>
  );
}
