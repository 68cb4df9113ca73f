import { readFresh } from '@bourse/api-client';
import { useFormat } from '@bourse/i18n';
import { csvFileName, csvTime, PagedList, readAllPages, rowsOfPages, useCsvExport, useListState } from '@bourse/lists';
import { ReadError, useAppDispatch, useLink } from '@bourse/feature-kit';
import { Button, DataTable, EmptyState, Panel, type Column } from '@bourse/ui-kit';
import { useTransferHistoryInfiniteQuery } from '../api';
import { transferHistory, type TransferRow } from '@bourse/contracts/wallet';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { useAccountName } from '../account/account-name';
import { useAmountText } from '../account/use-amount-text';
import { PATHS } from '../paths';

/** Saves all transfers as a CSV file. */
function useExport() {
  const text = walletMessages.useText();
  const accountName = useAccountName();
  const dispatch = useAppDispatch();
  const { isExporting, onExport } = useCsvExport();
  const exportAll = () =>
    onExport(async (onCount) => {
      const { data } = await readAllPages<TransferRow>(
        (page) => dispatch(readFresh(transferHistory, { page })),
        ({ id }) => String(id),
        onCount,
      );
      return (
        data && {
          name: csvFileName(
            'transfers',
            data.map(({ time }) => time),
          ),
          header: [
            text('record.time'),
            text('transfer.from'),
            text('transfer.to'),
            text('transfer.currency'),
            text('record.amount'),
          ],
          rows: data.map(({ time, from, to, currency, amount }) => [
            csvTime(time),
            accountName(from),
            accountName(to),
            currency,
            amount,
          ]),
        }
      );
    });
  return { isExporting, exportAll };
}

/** `/transferRecord`, `/account/transferLog`: the transfers of the user. */
export function Component() {
  const text = walletMessages.useText();
  const format = useFormat();
  const amountText = useAmountText();
  const accountName = useAccountName();
  const { isExporting, exportAll } = useExport();
  const transferLink = useLink(PATHS.transfer);
  const query = useTransferHistoryInfiniteQuery();
  const rows = rowsOfPages(query.currentData?.pages ?? []);
  const { state, more, onMore, onRetry } = useListState(query, { rows: rows.length, shown: rows.length });

  const columns: Column<TransferRow>[] = [
    {
      id: 'time',
      header: text('record.time'),
      isTime: true,
      cell: ({ time }) => format.dateTime(time),
    },
    { id: 'from', header: text('transfer.from'), cell: ({ from }) => accountName(from) },
    { id: 'to', header: text('transfer.to'), cell: ({ to }) => accountName(to) },
    {
      id: 'amount',
      header: text('record.amount'),
      isNumeric: true,
      cell: ({ amount, currency }) => amountText(amount, currency),
    },
  ];

  return (
    <WalletFrame
      title={text('transfer.history')}
      actions={
        <Button size="small" tone="quiet" pending={isExporting} onClick={exportAll}>
          {text('action.export')}
        </Button>
      }
    >
      <Panel label={text('transfer.history')}>
        {state.kind === 'failed' ? (
          <ReadError title={text('transfer.historyFailed')} failure={state.failure} onRetry={onRetry} />
        ) : (
          <PagedList more={more} onMore={onMore}>
            <DataTable
              label={text('transfer.history')}
              columns={columns}
              rows={rows}
              rowKey={({ id, time, amount }) => id ?? `${time} ${amount}`}
              isLoading={state.kind === 'loading'}
              empty={
                <EmptyState
                  title={text('transfer.historyEmpty')}
                  action={
                    <Button size="small" {...transferLink}>
                      {text('transfer.title')}
                    </Button>
                  }
                />
              }
            />
          </PagedList>
        )}
      </Panel>
    </WalletFrame>
  );
}
