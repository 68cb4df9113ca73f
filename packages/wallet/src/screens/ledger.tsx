import { isNegative } from '@bourse/decimal';
import { useFormat, useTimeZone, zoneName } from '@bourse/i18n';
import { csvFileName, csvTime, PagedList, useCsvExport, useListState, rowsOfPages } from '@bourse/lists';
import { ReadError } from '@bourse/feature-kit';
import { FilterFields } from '../filter-fields/filter-fields';
import { Box, Button, DataTable, EmptyState, Panel, Select, type Column } from '@bourse/ui-kit';
import { useState } from 'react';
import { useLedgerInfiniteQuery } from '../api';
import type { LogRow } from '@bourse/contracts/wallet';
import { WalletFrame } from '../layout/wallet-frame';
import { dayIn, entryKey, matches } from '../rules/ledger-filter';
import { useReadLedger } from '../ledger/use-read-ledger';
import { walletMessages } from '../locales/messages';
import { useAccountName } from '../account/account-name';
import { DayRangeFields } from '../ledger/day-range';
import { useRecordText } from '../account/record-text';
import { useAmountText } from '../account/use-amount-text';

/** Two or four fields beside each other, where a date has room, across the panel. */
const filters = {
  display: 'grid',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const ALL = 'all';
const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '');

/** Above this number of rows the table scrolls in a frame of its own and renders only what is visible. */
const LONG = 100;

function useColumns(): Column<LogRow>[] {
  const text = walletMessages.useText();
  const format = useFormat();
  const recordText = useRecordText();
  const amountText = useAmountText();
  const accountName = useAccountName();
  return [
    {
      id: 'time',
      header: text('record.time'),
      isTime: true,
      cell: ({ time }) => format.dateTime(time),
    },
    { id: 'account', header: text('ledger.account'), cell: ({ account }) => accountName(account) },
    { id: 'info', header: text('record.info'), cell: ({ info }) => recordText(info) },
    {
      id: 'amount',
      header: text('record.amount'),
      isNumeric: true,
      cell: ({ value, currency: code }) => `${isNegative(value) ? '' : '+'}${amountText(value, code)}`,
    },
  ];
}

/** Saves the rows that match as a CSV file. */
function useExport(isWanted: (row: LogRow) => boolean) {
  const text = walletMessages.useText();
  const recordText = useRecordText();
  const accountName = useAccountName();
  const { readAll } = useReadLedger();
  const { isExporting, count, onExport } = useCsvExport();
  const exportAll = () =>
    onExport(async (onCount) => {
      const { data } = await readAll(onCount);
      const chosen = data?.filter(isWanted);
      return (
        chosen && {
          name: csvFileName(
            'ledger',
            chosen.map(({ time }) => time),
          ),
          header: [
            text('record.time'),
            text('ledger.account'),
            text('transfer.currency'),
            text('record.info'),
            text('record.amount'),
          ],
          rows: chosen.map((row) => [
            csvTime(row.time),
            accountName(row.account),
            row.currency,
            recordText(row.info),
            row.value,
          ]),
        }
      );
    });
  return { isExporting, count, exportAll };
}

const NO_FILTER = { from: '', to: '', currency: '', kind: '' };

/** The filter: an empty text is no condition. */
function useLedgerFilter() {
  const [filter, setFilter] = useState(NO_FILTER);
  return {
    filter,
    change: (next: Partial<typeof NO_FILTER>) => setFilter({ ...filter, ...next }),
    clear: () => setFilter(NO_FILTER),
    count: Object.values(filter).filter((value) => value !== '').length,
  };
}

/** `/new_account/ledger`: every entry of all accounts, 20 a page, with filters and export. */
export function Component() {
  const text = walletMessages.useText();
  const recordText = useRecordText();
  const { timeZone } = useTimeZone();
  const dayOf = dayIn(zoneName(timeZone));
  const { filter, change, clear, count: filterCount } = useLedgerFilter();
  const { isExporting, count, exportAll } = useExport((row) => matches(row, filter, dayOf));
  const columns = useColumns();

  const query = useLedgerInfiniteQuery();
  const all = rowsOfPages(query.currentData?.pages ?? []);
  const rows = all.filter((row) => matches(row, filter, dayOf));
  const { state, more, onMore, onRetry } = useListState(query, { rows: all.length, shown: rows.length });

  const options = (values: readonly string[], write: (value: string) => string) => [
    { value: ALL, label: text('ledger.all') },
    ...distinct(values).map((value) => ({ value, label: write(value) })),
  ];

  return (
    <WalletFrame
      title={text('ledger.title')}
      actions={
        <Button size="small" tone="quiet" pending={isExporting} onClick={exportAll}>
          {count === undefined ? text('action.export') : text('action.exporting', { count })}
        </Button>
      }
    >
      <Panel label={text('ledger.title')}>
        <FilterFields count={filterCount}>
          <Box component="fieldset" aria-label={text('ledger.filters')} sx={filters}>
            <Select
              label={text('transfer.currency')}
              options={options(
                all.map((row) => row.currency),
                (value) => value,
              )}
              value={filter.currency || ALL}
              onChange={(currency) => change({ currency: currency === ALL ? '' : currency })}
            />
            <Select
              label={text('record.info')}
              options={options(
                all.map(({ info }) => info),
                recordText,
              )}
              value={filter.kind || ALL}
              onChange={(kind) => change({ kind: kind === ALL ? '' : kind })}
            />
            <DayRangeFields range={filter} onChange={change} />
          </Box>
        </FilterFields>
        {state.kind === 'failed' ? (
          <ReadError title={text('record.failed')} failure={state.failure} onRetry={onRetry} />
        ) : (
          <PagedList more={more} onMore={onMore}>
            <div style={{ height: rows.length > LONG ? '70vh' : undefined }}>
              <DataTable
                label={text('ledger.title')}
                columns={columns}
                rows={rows}
                rowKey={entryKey}
                isLoading={state.kind === 'loading'}
                empty={
                  filterCount === 0 ? (
                    <EmptyState icon="layers" title={text('record.empty')} hint={text('record.empty.hint')} />
                  ) : (
                    <EmptyState
                      title={text('ledger.noMatch')}
                      action={
                        <Button size="small" tone="quiet" onClick={clear}>
                          {text('ledger.clearFilter')}
                        </Button>
                      }
                    />
                  )
                }
              />
            </div>
          </PagedList>
        )}
      </Panel>
    </WalletFrame>
  );
}
