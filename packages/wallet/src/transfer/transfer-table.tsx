import { ReadError } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { PagedList, rowsOfPages, useListState } from '@bourse/lists';
import type { TransferRow } from '@bourse/contracts/wallet';
import { DataTable, EmptyState, type Column } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { useAccountName } from '../account/account-name';
import { useAmountText } from '../account/use-amount-text';
import { useTransferHistoryInfiniteQuery } from '../api';
import { walletMessages } from '../locales/messages';

function useColumns(): Column<TransferRow>[] {
  const text = walletMessages.useText();
  const format = useFormat();
  const amountText = useAmountText();
  const accountName = useAccountName();
  return [
    { id: 'time', header: text('record.time'), isTime: true, cell: ({ time }) => format.dateTime(time) },
    { id: 'from', header: text('transfer.from'), cell: ({ from }) => accountName(from) },
    { id: 'to', header: text('transfer.to'), cell: ({ to }) => accountName(to) },
    {
      id: 'amount',
      header: text('record.amount'),
      isNumeric: true,
      cell: ({ amount, currency }) => amountText(amount, currency),
    },
  ];
}

export interface TransferTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  /** Shows so many of the newest transfers. All, page by page, where left out. */
  readonly newest?: number;
  /** Below the sentence of an empty list. */
  readonly action?: ReactNode;
}

/** The transfers of the user, newest first. */
export function TransferTable({ label, newest, action }: TransferTableProps) {
  const text = walletMessages.useText();
  const columns = useColumns();
  const query = useTransferHistoryInfiniteQuery();
  const all = rowsOfPages(query.currentData?.pages ?? []);
  const rows = all.slice(0, newest);
  const { state, more, onMore, onRetry } = useListState(query, { rows: all.length, shown: all.length });
  if (state.kind === 'failed')
    return <ReadError title={text('transfer.historyFailed')} failure={state.failure} onRetry={onRetry} />;
  const table = (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ id, time, amount }) => id ?? `${time} ${amount}`}
      isLoading={state.kind === 'loading'}
      empty={<EmptyState icon="layers" title={text('transfer.historyEmpty')} action={action} />}
    />
  );
  if (newest !== undefined) return table;
  return (
    <PagedList more={more} onMore={onMore}>
      {table}
    </PagedList>
  );
}
