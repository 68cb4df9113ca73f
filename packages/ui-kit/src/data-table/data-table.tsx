import { useFormat, useZoneMark } from '@bourse/i18n';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { withReason } from '../figures/value-text';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';
import { lazyPart } from '../loading/lazy-part';
import type { Column } from './column';
import { alignedFigure, alignmentOf } from './figures';
import { nextSorting, sorted, type Sorting } from './sort';
import { Bone, TableRoot, HeadCell, roleOf, RowButton, Table } from './table-elements';
import type { RenderedRows, WindowedRowsProps } from './windowed-rows';

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
  /** Shows skeleton rows. */
  isLoading?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  initialSorting?: Sorting;
  /** Action of a click on a row; for the keyboard it is a button in the first cell. */
  rowAction?: RowAction<Row>;
  /** Content below a row, over the whole width; `undefined` for rows without any. For tables of up to a hundred rows. */
  rowDetail?: (row: Row) => ReactNode;
}

const SKELETON_ROWS = 5;
/** Fewer rows are all rendered: finding a text on the page then finds them all. */
const ALL_RENDERED_UP_TO = 100;
/** CSS pixels. */
const ROW_HEIGHT = 32;
const ROWS_BEYOND = 12;

const allOf = (count: number): RenderedRows => ({ start: 0, end: count, above: 0, below: 0 });

const WindowedRows = lazyPart<WindowedRowsProps>(async () => (await import('./windowed-rows')).WindowedRows, {
  fallback: ({ count, rowHeight, children }) =>
    children({ ...allOf(ALL_RENDERED_UP_TO), below: (count - ALL_RENDERED_UP_TO) * rowHeight }),
  // Slower, and complete.
  failed: ({ count, children }) => children(allOf(count)),
});

/** Attributes of a cell from its column; a card shows the label. */
const cellOf = <Row,>({ header, hideHeader = false, isNumeric = false }: Column<Row>) => ({
  ...roleOf('cell'),
  'data-numeric': isNumeric || undefined,
  'data-label': hideHeader ? undefined : header,
  'data-unnamed': hideHeader || undefined,
});

function SkeletonRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return Array.from({ length: SKELETON_ROWS }, (_unused, row) => (
    <tr key={row} {...roleOf('row')} data-bone>
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

/** Height of the rows that are not rendered. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr data-space aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty, hidden cell */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

/** The content below a row. */
function DetailRow({ columns, children }: { columns: number; children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <tr data-detail {...roleOf('row')}>
      <td {...roleOf('cell')} data-unnamed colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}

/**
 * A table, or one card for each row in a narrow container. Wide tables scroll inside their frame, never the page; a last
 * column without a visible header, which holds the actions of the rows, stays in view. The frame
 * has the height of its container; of more than a hundred rows only the visible ones are rendered. Cells of the body are plain
 * elements that the table styles: a MUI cell for every figure would render several times slower while prices stream in.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, isLoading = false, empty, initialSorting, rowAction, rowDetail } = props;
  const text = uiKitMessages.useText();
  const zone = useZoneMark();
  const { decimalSeparator } = useFormat();
  const columns = props.columns.map((column) =>
    column.isTime && zone !== undefined ? { ...column, header: `${column.header} (${zone})` } : column,
  );
  const [sorting, setSorting] = useState(initialSorting);
  const frameRef = useRef<HTMLDivElement>(null);
  const isWindowed = rows.length > ALL_RENDERED_UP_TO;
  const inOrder = sorted(rows, sorting, (id) => columns.find((column) => column.id === id)?.compare);
  const isEmpty = !isLoading && rows.length === 0;
  const hasActions = columns.at(-1)?.hideHeader || undefined;
  const rendered = ({ start, end, above, below, measureRow }: RenderedRows) => {
    const drawn = inOrder.slice(start, end);
    // The same rows at every place of the scroll way, as far as that is cheap.
    const aligning = isWindowed ? [...inOrder.slice(0, ALL_RENDERED_UP_TO), ...drawn] : drawn;
    const contents = columns.map(({ cell, isNumeric, missing }) => {
      if (!isNumeric) return (row: Row) => withReason(cell(row), missing);
      const alignment = alignmentOf(aligning.map(cell), decimalSeparator);
      return (row: Row) => alignedFigure(withReason(cell(row), missing), decimalSeparator, alignment);
    });
    return (
      <>
        <Space height={above} columns={columns.length} />
        {drawn.map((row, index) => (
          <Fragment key={rowKey(row)}>
            <tr
              {...roleOf('row')}
              ref={measureRow}
              data-row
              data-index={start + index}
              data-action={rowAction ? true : undefined}
              // The head is row 1.
              aria-rowindex={isWindowed ? start + index + 2 : undefined}
            >
              {columns.map((column, at) => (
                <td key={column.id} {...cellOf(column)}>
                  {rowAction && at === 0 ? (
                    <RowButton type="button" aria-label={rowAction.label(row)} onClick={() => rowAction.run(row)}>
                      {contents[at]?.(row)}
                    </RowButton>
                  ) : (
                    contents[at]?.(row)
                  )}
                </td>
              ))}
            </tr>
            {rowDetail && <DetailRow columns={columns.length}>{rowDetail(row)}</DetailRow>}
          </Fragment>
        ))}
        <Space height={below} columns={columns.length} />
      </>
    );
  };
  return (
    // A scrollable frame must be reachable by keyboard. A group, because the panel around it is a landmark of the same name.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <TableRoot ref={frameRef} role="group" tabIndex={0} aria-label={label} data-pinned={hasActions}>
      <Table
        {...roleOf('table')}
        aria-label={label}
        aria-busy={isLoading}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        data-partial={isWindowed || undefined}
      >
        <thead {...roleOf('rowgroup')}>
          <tr {...roleOf('row')} aria-rowindex={isWindowed ? 1 : undefined} data-sort-by={text('table.sortBy')}>
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
          {!isLoading && !isWindowed && rendered(allOf(rows.length))}
          {!isLoading && isWindowed && (
            <WindowedRows count={rows.length} rowHeight={ROW_HEIGHT} beyond={ROWS_BEYOND} frameRef={frameRef}>
              {rendered}
            </WindowedRows>
          )}
        </tbody>
      </Table>
      {isLoading && <VisuallyHidden as="output">{text('table.loading')}</VisuallyHidden>}
      {isEmpty && empty}
    </TableRoot>
  );
}
