import { Button, EmptyState, useAnnouncedResults } from '@bourse/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFindOpenOrderQuery } from '../api';
import { LazyCancelAllDialog } from '../cancel-all/lazy-cancel-all-dialog';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import { spotMessages } from '../locales/messages';
import { OpenOrdersTable } from '../open-orders/open-orders-table';
import { mergeOpenOrders } from '../rules/open-orders';
import { useCancelOrder } from '../open-orders/use-cancel-order';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { linkedOrder, soughtOrder } from './linked-order';
import { numberColumn } from './number-column';
import { isWanted, pairChoices } from './order-address';
import { OrderFilters } from './order-filters';
import { OrderListFrame } from '../order-list/order-list-frame';
import { usePricePlaces } from '@bourse/trading';
import { useOrderAddress } from './use-order-address';
import { useShownPair } from './use-shown-pair';

/** The open orders of the filter in the address, and the order that it links to. */
function useFoundOrders() {
  const { address, show } = useOrderAddress();
  const { names, pair } = useShownPair(address.pair);
  const list = useOpenOrders(pair, { side: address.side });
  const sought = soughtOrder(address.order, { status: list.state.kind, rows: list.orders });
  const { row, word } = linkedOrder(sought, useFindOpenOrderQuery(sought ?? skipToken), address);
  useAnnouncedResults({
    query: `${address.pair ?? ''} ${address.side ?? ''}`,
    count: list.orders.length,
    isLoading: list.state.kind === 'loading',
  });
  return { address, show, names, list, sought, row, word };
}

/** The user's open orders of all pairs: filter, cancel one, cancel all that match the filter. */
export function AllOpenOrders() {
  const text = spotMessages.useText();
  const { address, show, names, list, sought, row, word } = useFoundOrders();
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
            pending={cancelAll.state.phase === 'collecting'}
            onClick={() => cancelAll.onAsk((order) => isWanted(order, address))}
          >
            {text(isFiltered ? 'cancelAll.buttonFiltered' : 'cancelAll.button')}
          </Button>
        }
      />
      <OrderListFrame note={word && text(word, { id: String(sought) })} rows={list.orders.length}>
        <OpenOrdersTable
          list={{ ...list, orders: row ? mergeOpenOrders([list.orders, [row]]) : list.orders }}
          content={{ pricePlaces, trail: [numberColumn(text, address)] }}
          actions={useCancelOrder()}
          {...(isFiltered && { empty: <EmptyState icon="search" title={text('all.noMatch')} /> })}
        />
      </OrderListFrame>
      <LazyCancelAllDialog {...cancelAll} pricePlaces={pricePlaces} />
    </>
  );
}
