import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';
import { colour } from '../theme/variables';
import { nextSorting, sorted, type Sorting } from './sort';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right, in tabular figures. */
  isNumeric?: boolean;
  /** Makes the column sortable. */
  compare?: (a: Row, b: Row) => number;
  /** The header is for screen readers alone: columns of buttons. */
  hideHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** Name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Nothing is there yet: rows of the final shape stand in. */
  isLoading?: boolean;
  /** What stands in place of no rows. */
  empty?: ReactNode;
  initialSorting?: Sorting;
}

const SKELETON_ROWS = 5;

const Frame = styled('div')({ width: '100%', height: '100%', overflow: 'auto' });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '6px 12px',
    textAlign: 'left',
    fontSize: 12,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: colour.quiet,
    backgroundColor: colour.panel,
  },
  '& td': { padding: '7px 12px', borderTop: `1px solid ${colour.line}`, whiteSpace: 'nowrap' },
  '& [data-numeric]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:hover td': { backgroundColor: colour.raised },
});

const SortButton = styled('button')({
  all: 'unset',
  cursor: 'pointer',
  '&:hover': { color: colour.text },
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
});

const MARK = { ascending: ' ↑', descending: ' ↓' } as const;

interface HeadCellProps<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: (columnId: string) => void;
}

function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const text = uiKitMessages.useText();
  const direction = sorting?.columnId === column.id ? sorting.direction : undefined;
  const label = column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  return (
    <th scope="col" data-numeric={column.isNumeric || undefined} aria-sort={column.compare && (direction ?? 'none')}>
      {column.compare ? (
        <SortButton title={text('table.sort', { column: column.header })} onClick={() => onSort(column.id)}>
          {label}
          <span aria-hidden>{direction && MARK[direction]}</span>
        </SortButton>
      ) : (
        label
      )}
    </th>
  );
}

/** Rows and columns. Wide tables scroll inside their own frame, never the page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, isLoading = false, empty, initialSorting } = props;
  const text = uiKitMessages.useText();
  const [sorting, setSorting] = useState(initialSorting);
  const shown = sorted(rows, sorting, (id) => columns.find((column) => column.id === id)?.compare);
  return (
    // A frame that scrolls must be reachable by keyboard.
    <Frame tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label} aria-busy={isLoading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sorting={sorting}
                onSort={(id) => setSorting((current) => nextSorting(current, id))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading
            ? Array.from({ length: SKELETON_ROWS }, (_unused, row) => (
                <tr key={row}>
                  {columns.map((column) => (
                    <td key={column.id}>
                      <Skeleton width="60%" />
                    </td>
                  ))}
                </tr>
              ))
            : shown.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map((column) => (
                    <td key={column.id} data-numeric={column.isNumeric || undefined}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </Table>
      {isLoading && <VisuallyHidden role="status">{text('table.loading')}</VisuallyHidden>}
      {!isLoading && rows.length === 0 && empty}
    </Frame>
  );
}
