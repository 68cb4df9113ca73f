import { selectIsLoggedIn } from '@bourse/api-client';
import { loadState, ReadError, useAppSelector } from '@bourse/feature-kit';
import { EmptyState, Page, Panel, Skeleton } from '@bourse/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router';
import { useFindOrderQuery } from '../api';
import { leverMessages } from '../locales/messages';
import { LeverLinks } from '../layout/lever-links';
import { OrderFigures } from '../orders/order-figures';
import { useLists } from '../orders/use-lists';

function OneOrder() {
  const text = leverMessages.useText();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [parameters] = useSearchParams();
  const id = Number(parameters.get('id') ?? '');
  const isId = Number.isSafeInteger(id) && id > 0;
  const lists = useLists();
  const query = useFindOrderQuery(isLoggedIn && isId ? { id, lists } : skipToken);
  const { currentData, isError, error } = query;
  const state = loadState({ data: currentData, isError, error });
  if (!isId) return <EmptyState title={text('order.noId')} />;
  if (state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={state.failure} onRetry={() => void query.refetch()} />;
  }
  if (currentData === undefined) return <Skeleton />;
  if (currentData === null) return <EmptyState title={text('order.notFound', { id: String(id) })} />;
  return <OrderFigures {...currentData} />;
}

/** `/leverTransaction?id=…`: one order in any state. */
export function Component() {
  const text = leverMessages.useText();
  return (
    <Page title={text('order.title')}>
      <LeverLinks />
      <Panel label={text('order.title')}>
        <OneOrder />
      </Panel>
    </Page>
  );
}
