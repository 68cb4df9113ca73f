import { useState, type ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';
import type { Column } from './column';
import { nextSorting, sorted, type Sorting } from './sort';
import { Bone, Frame, HeadCell, roleOf, RowButton, Table } from './table-parts';
import { useRowWindow } from './use-row-window';

export interface RowAction<Row> {
  /** Name of the row's button: "BTC/USDT, open". */
  label: (row: Row) => string;
  run: (row: Row) => void;
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
  /** What a press on a row does; by keyboard it is a button in the first cell. */
  rowAction?: RowAction<Row>;
}

const SKELETON_ROWS = 5;

/** What a cell knows of its column; a card names it by it. */
const cellOf = <Row,>({ header, hideHeader = false, isNumeric = false }: Column<Row>) => ({
  ...roleOf('cell'),
  'data-numeric': isNumeric || undefined,
  'data-label': hideHeader ? undefined : header,
  'data-unnamed': hideHeader || undefined,
});

function SkeletonRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return Array.from({ length: SKELETON_ROWS }, (_unused, row) => (
    <tr key={row} {...roleOf('row')}>
      {columns.map((column) => (
        <td key={column.id} {...cellOf(column)}>
          <Bone style={{ width: column.isNumeric ? 64 : 96 }}>
            <Skeleton height={19} />
          </Bone>
        </td>
      ))}
    </tr>
  ));
}

/** Keeps the place of rows that are not drawn. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr data-space aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing is in it, nobody meets it */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

/**
 * Rows and columns, or a card for each row where it is narrow. Wide tables scroll inside their own frame, never the page; the
 * frame takes the height that its surroundings give it, and of more than a hundred rows only those in sight are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, isLoading = false, empty, initialSorting, rowAction } = props;
  const text = uiKitMessages.useText();
  const [sorting, setSorting] = useState(initialSorting);
  const { frameRef, onScroll, ...view } = useRowWindow(rows.length);
  const inOrder = sorted(rows, sorting, (id) => columns.find((column) => column.id === id)?.compare);
  const drawn = inOrder.slice(view.start, view.end);
  const isEmpty = !isLoading && rows.length === 0;
  return (
    // A frame that scrolls must be reachable by keyboard. A group, not a landmark: it stands in panels of the same name.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <Frame ref={frameRef} role="group" tabIndex={0} aria-label={label} onScroll={onScroll}>
      <Table
        {...roleOf('table')}
        aria-label={label}
        aria-busy={isLoading}
        aria-rowcount={view.isPartial ? rows.length + 1 : undefined}
        data-partial={view.isPartial || undefined}
      >
        <thead {...roleOf('rowgroup')}>
          <tr {...roleOf('row')} aria-rowindex={view.isPartial ? 1 : undefined}>
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                direction={sorting?.columnId === column.id ? sorting.direction : undefined}
                onSort={() => setSorting((current) => nextSorting(current, column.id))}
              />
            ))}
          </tr>
        </thead>
        <tbody {...roleOf('rowgroup')}>
          {isLoading && <SkeletonRows columns={columns} />}
          {!isLoading && <Space height={view.above} columns={columns.length} />}
          {!isLoading &&
            drawn.map((row, index) => (
              <tr
                key={rowKey(row)}
                {...roleOf('row')}
                data-row
                data-action={rowAction ? true : undefined}
                // The head is row 1.
                aria-rowindex={view.isPartial ? view.start + index + 2 : undefined}
              >
                {columns.map((column, at) => (
                  <td key={column.id} {...cellOf(column)}>
                    {rowAction && at === 0 ? (
                      <RowButton type="button" aria-label={rowAction.label(row)} onClick={() => rowAction.run(row)}>
                        {column.cell(row)}
                      </RowButton>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          {!isLoading && <Space height={view.below} columns={columns.length} />}
        </tbody>
      </Table>
      {isLoading && <VisuallyHidden as="output">{text('table.loading')}</VisuallyHidden>}
      {isEmpty && empty}
    </Frame>
  );
}
