import { useListState, rowsOfPages } from '@bourse/lists';
import { usePolling } from '@bourse/feature-kit';
import { EmptyState, Stack } from '@bourse/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { useAdOrdersInfiniteQuery } from '../api';
import { useFloatingBounds } from '../floating/use-floating';
import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';
import { AdPanel } from '../my-ads/ad-panel';
import { OrderList } from '../order/order-list';
import { PATHS } from '../paths';

function Orders({ adId }: { readonly adId: number }) {
  const text = c2cMessages.useText();
  const query = useAdOrdersInfiniteQuery(adId, usePolling(10_000));
  const orders = rowsOfPages(query.currentData?.pages ?? []);
  const list = useListState(query, { rows: orders.length, shown: orders.length, rowsBefore: 9 });
  const hasFloating = useFloatingBounds() !== undefined;
  return (
    <Stack>
      <OrderList {...list} label={text('adOrders.title')} orders={orders} isPublisher />
      {/* After the rows: the capabilities may be read late, and the panel moves nothing. */}
      {hasFloating && <AdPanel adId={adId} />}
    </Stack>
  );
}

/** `/c2cDetail?id` */
export function Component() {
  const text = c2cMessages.useText();
  const [parameters] = useSearchParams();
  const id = Number(parameters.get('id') ?? Number.NaN);
  return (
    <C2cFrame title={text('adOrders.title')}>
      {Number.isSafeInteger(id) && id > 0 ? (
        <Orders adId={id} />
      ) : (
        <EmptyState
          icon="layers"
          title={text('adOrders.noAd')}
          action={<Link to={PATHS.ownAds}>{text('ads.title')}</Link>}
        />
      )}
    </C2cFrame>
  );
}
