import { NO_VALUE, useFormat } from '@bourse/i18n';
import { DataTable, EmptyState, type Column } from '@bourse/ui-kit';
import type { KnownCall } from '../rules/reads';
import { diagnosticsMessages } from './locales/messages';

export interface CallTableProps {
  readonly calls: readonly KnownCall[];
  /** Epoch milliseconds. */
  readonly now: number;
}

interface Row extends KnownCall {
  readonly index: number;
}

function useColumns(now: number): Column<Row>[] {
  const text = diagnosticsMessages.useText();
  const format = useFormat();
  return [
    { id: 'name', header: text('calls.name'), cell: ({ endpoint }) => endpoint },
    { id: 'status', header: text('calls.status'), cell: ({ status }) => text(`status.${status}`) },
    {
      id: 'age',
      header: text('calls.age'),
      isNumeric: true,
      cell: ({ arrivedAt }) =>
        arrivedAt === undefined
          ? NO_VALUE
          : text('seconds', { seconds: format.number(Math.max(0, Math.round((now - arrivedAt) / 1000))) }),
      compare: (a, b) => (a.arrivedAt ?? 0) - (b.arrivedAt ?? 0),
    },
    {
      id: 'took',
      header: text('calls.took'),
      isNumeric: true,
      cell: ({ took }) =>
        took === undefined ? NO_VALUE : text('milliseconds', { milliseconds: format.number(Math.round(took)) }),
      compare: (a, b) => (a.took ?? 0) - (b.took ?? 0),
    },
  ];
}

/** Age and duration of each read that the client has in its cache. */
export function CallTable({ calls, now }: CallTableProps) {
  const text = diagnosticsMessages.useText();
  const columns = useColumns(now);
  return (
    <DataTable
      label={text('calls')}
      columns={columns}
      // The same endpoint may be there for several pairs.
      rows={calls.map((call, index) => ({ ...call, index }))}
      rowKey={({ index }) => index}
      empty={<EmptyState title={text('calls.none')} />}
    />
  );
}
