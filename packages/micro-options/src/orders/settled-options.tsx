import { PagedList, ReadError, useListState, rowsOfPages } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { DataTable, EmptyState } from '@bourse/ui-kit';
import { useState } from 'react';
import { useSettledOptionsInfiniteQuery } from '../api';
import type { OptionOrder } from '../contract';
import { microOptionsMessages } from '../locales/messages';
import { SettlementRecordDialog } from '../settlement-record/settlement-record-dialog';
import { ListHeight } from './running-options';
import { settledColumns } from './settled-columns';

/** Settled options with their result, and the record that verifies it. */
export function SettledOptions() {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  // Read whenever the list opens: the event of a result may have been lost.
  const query = useSettledOptionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [verified, setVerified] = useState<OptionOrder>();
  const pages = rowsOfPages(query.data?.pages ?? []);
  const orders = [...new Map(pages.map((order) => [order.id, order])).values()];
  const list = useListState(query, { rows: orders.length, shown: orders.length });
  if (list.state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={list.state.failure} onRetry={list.onRetry} />;
  }
  return (
    <>
      <PagedList more={list.more} onMore={list.onMore}>
        <ListHeight>
          <DataTable
            label={text('orders.closed')}
            columns={settledColumns({ text, format, onVerify: setVerified })}
            rows={orders}
            rowKey={({ id }) => id}
            isLoading={list.state.kind === 'loading'}
            empty={<EmptyState title={text('orders.noneClosed')} />}
          />
        </ListHeight>
      </PagedList>
      {verified && <SettlementRecordDialog order={verified} onClose={() => setVerified(undefined)} />}
    </>
  );
}
