import { isNegative } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AnyLink, ReadError, usePolling, useSite } from '@bourse/feature-kit';
import { PagedList, useListState, rowsOfPages } from '@bourse/lists';
import { CopyButton, DataTable, EmptyState, type Column, Row, Text, type TextProps } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { type LogOf, useAccountLogInfiniteQuery, useAccountLogState } from '../api';
import type { LogRow } from '@bourse/contracts/wallet';
import { depositProgress } from '../rules/deposit-stage';
import { explorerPage } from '../rules/explorer-page';
import { walletMessages } from '../locales/messages';
import { useRecordText } from './record-text';
import { useStateText } from './state-text';
import { useAmountText } from './use-amount-text';

/** History polls while something is under way (money side, section 9). */
const POLL_MS = 5000;

/** A line below the text of a row. */
function Detail(props: Pick<TextProps, 'children' | 'translate'>) {
  return <Text {...props} as="span" size="dense" tone="quiet" style={{ display: 'block', whiteSpace: 'normal' }} />;
}

/** The hash of a row's transaction; a link where the operator names an explorer of its network. */
function TransactionHash({ row, currency }: { readonly row: LogRow; readonly currency: string }) {
  const text = walletMessages.useText();
  const { explorers } = useSite();
  const words = text('record.hash', { hash: row.hash });
  const page = explorerPage(explorers, row.network || currency, row.hash);
  return <Detail translate="no">{page === undefined ? words : <AnyLink href={page}>{words}</AnyLink>}</Detail>;
}

/** Is the row's money still under way? */
function isUnderWay(row: LogRow): boolean {
  const progress = depositProgress(row);
  return progress
    ? progress.stage !== 'complete' && row.state !== 'failed'
    : row.state === 'applying' || row.state === 'approved';
}

function useColumns(currency: string): Column<LogRow>[] {
  const text = walletMessages.useText();
  const format = useFormat();
  const stateText = useStateText();
  const recordText = useRecordText();
  const amountText = useAmountText();
  return [
    {
      id: 'time',
      header: text('record.time'),
      isTime: true,
      cell: ({ time }) => format.dateTime(time),
    },
    {
      id: 'info',
      header: text('record.info'),
      cell: (row) => (
        <>
          {recordText(row.info)}
          {row.network !== '' && <Detail>{row.network}</Detail>}
          {row.address !== '' && <Detail translate="no">{row.address}</Detail>}
          {row.hash !== '' && (
            <Row component="span" spacing={1} sx={{ flexWrap: 'nowrap' }}>
              <TransactionHash row={row} currency={currency} />
              <CopyButton value={row.hash} label={text('record.copyHash')} />
            </Row>
          )}
          {row.reason !== '' && <Detail>{text('record.reason', { reason: row.reason })}</Detail>}
        </>
      ),
    },
    { id: 'state', header: text('record.state'), cell: stateText },
    {
      id: 'value',
      header: text('record.amount'),
      isNumeric: true,
      cell: ({ value }) => `${isNegative(value) ? '' : '+'}${amountText(value, currency)}`,
    },
  ];
}

export interface RecordTableProps extends LogOf {
  readonly currency: string;
  /** Shows some rows only, e.g. deposits over one network. */
  readonly filter?: (row: LogRow) => boolean;
  /** What would be here, where there is nothing. */
  readonly empty?: { readonly title: string; readonly hint: string; readonly action?: ReactNode };
  /** A new row is expected: the log is read every 5 s, whatever it holds. */
  readonly isExpecting?: boolean;
}

/** The log of one account and currency. It is read every 5 s while money is under way or a row is expected. */
export function RecordTable(props: RecordTableProps) {
  const { account, currencyId, currency, filter = () => true, isExpecting = false } = props;
  const text = walletMessages.useText();
  const { empty = { title: text('record.empty'), hint: text('record.empty.hint') } } = props;
  const columns = useColumns(currency);
  const log = { account, currencyId };
  const known = useAccountLogState(log);
  const isPolled = isExpecting || known.currentData?.pages.flat().some(isUnderWay);
  const query = useAccountLogInfiniteQuery(log, usePolling(isPolled ? POLL_MS : 0));
  const all = rowsOfPages(query.currentData?.pages ?? []);
  const rows = all.filter(filter);
  const { state, more, onMore, onRetry } = useListState(query, { rows: all.length, shown: rows.length });
  if (state.kind === 'failed')
    return <ReadError title={text('record.failed')} failure={state.failure} onRetry={onRetry} />;
  return (
    <PagedList more={more} onMore={onMore}>
      <DataTable
        label={text('record.label', { currency, account: text(`account.${account}`) })}
        columns={columns}
        rows={rows.map((row, at) => ({ ...row, at }))}
        rowKey={({ at }) => at}
        isLoading={state.kind === 'loading'}
        empty={<EmptyState icon="layers" {...empty} />}
      />
    </PagedList>
  );
}
