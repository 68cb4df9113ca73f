import { useListState, rowsOfPages } from '@bourse/lists';
import { usePolling } from '@bourse/feature-kit';
import { useSearchParams } from 'react-router';
import { useOwnOrdersInfiniteQuery } from '../api';
import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';
import { OrderList } from '../order/order-list';
import { OrderPage } from '../order/order-page';
import { usePublishedOrdersFresh } from '../order/published-api';
import { AnnouncementSwitches } from '@bourse/notifications';

function Orders() {
  const text = c2cMessages.useText();
  const query = useOwnOrdersInfiniteQuery(undefined, usePolling(10_000));
  usePublishedOrdersFresh();
  const orders = rowsOfPages(query.currentData?.pages ?? []);
  const list = useListState(query, { rows: orders.length, shown: orders.length, rowsBefore: 9 });
  return (
    <C2cFrame title={text('orders.title')}>
      <AnnouncementSwitches />
      <OrderList {...list} label={text('orders.title')} orders={orders} isPublisher={false} />
    </C2cFrame>
  );
}

/** `/c2cOrder`; with `id` the page of one order. */
export function Component() {
  const [parameters] = useSearchParams();
  const id = Number(parameters.get('id') ?? Number.NaN);
  if (!Number.isSafeInteger(id) || id <= 0) return <Orders />;
  return <OrderPage key={id} id={id} isPublisher={parameters.get('side') === 'publisher'} />;
}
