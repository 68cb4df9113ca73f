import { Button, EmptyState } from '@bourse/ui-kit';
import { CancelAllDialog } from '../cancel-all/cancel-all-dialog';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import { spotMessages } from '../locales';
import { OpenOrdersTable } from '../open-orders/open-orders-table';
import { useCancelOrder } from '../open-orders/use-cancel-order';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { numberColumn } from './number-column';
import { isWanted, pairChoices } from './order-address';
import { OrderFilters } from './order-filters';
import { OrderListFrame } from './order-list-frame';
import { usePricePlaces } from './use-price-places';
import { useOrderAddress } from './use-order-address';

/** The reader's open orders over all pairs: filter, cancel one, cancel all that are looked at. */
export function AllOpenOrders() {
  const text = spotMessages.useText();
  const { address, show } = useOrderAddress();
  const list = useOpenOrders(undefined);
  const cancelAll = useCancelAll();
  const pricePlaces = usePricePlaces();
  const orders = list.orders.filter((order) => isWanted(order, address));
  const isFiltered = address.pair !== undefined || address.side !== undefined;
  const isMissing = list.status === 'ready' && !orders.some(({ id }) => id === address.order);
  return (
    <>
      <OrderFilters
        filter={{ pair: address.pair, side: address.side }}
        pairs={pairChoices(list.orders, address.pair)}
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
      <OrderListFrame missing={isMissing ? address.order : undefined}>
        <OpenOrdersTable
          {...list}
          {...useCancelOrder()}
          orders={orders}
          pricePlaces={pricePlaces}
          lead={[numberColumn(text, address)]}
          {...(isFiltered && { empty: <EmptyState title={text('all.noMatch')} /> })}
        />
      </OrderListFrame>
      <CancelAllDialog {...cancelAll} pricePlaces={pricePlaces} />
    </>
  );
}
