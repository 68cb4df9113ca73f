import MuiButton from '@mui/material/Button';
import MuiTable from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import styled from '@emotion/styled';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';
import { FADED_ENDS } from '../theme/faded-ends';
import { FONT_SIZE, INSET, INSET_FOCUS_RING, WEIGHT } from '../theme/scale';
import { COARSE, TOUCH_SIZE } from '../theme/touch';
import { colour } from '../theme/variables';
import { cards } from './cards';
import type { Column } from './column';
import { alignedFigures } from './figures';
import { pinnedColumn } from './pinned-column';
import type { SortDirection } from './sort';

/** Table tags lose their roles when cards change their `display`; therefore each tag has its role as an attribute. */
export const roleOf = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role });

export const TableRoot = styled('div')({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'auto',
  containerType: 'inline-size',
  // A table wider than its frame shows that there are more columns.
  ...FADED_ENDS,
  // The pinned column shows it instead, and must not fade.
  '&[data-pinned]': { animation: 'none', maskImage: 'none' },
  // Focused controls scroll clear of the sticky head.
  scrollPaddingTop: 40,
  '&:focus-visible': { outlineOffset: -2 },
});

export const Table = styled(MuiTable)({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: FONT_SIZE.table,
  // Rows are added and removed while a virtual table scrolls; fixed columns keep their widths.
  '&[data-partial]': { tableLayout: 'fixed' },
  '& th': {
    position: 'sticky',
    top: 0,
    // Above controls of the rows that scroll below.
    zIndex: 2,
    padding: '6px 12px',
    textAlign: 'left',
    fontSize: FONT_SIZE.dense,
    fontWeight: WEIGHT.regular,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    color: colour.quiet,
    backgroundColor: colour.panel,
    // A border of a collapsed table does not stick with its cell.
    boxShadow: `inset 0 -1px ${colour.line}`,
  },
  // As high as a head without a button.
  '& th .MuiTableSortLabel-root': { verticalAlign: 'top', lineHeight: 'inherit' },
  [COARSE]: { '& th': { paddingBlock: 0 } },
  '& td': {
    height: 32,
    padding: '2px 12px',
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${colour.line}`,
  },
  '& :is(th, td):where(:first-of-type)': { paddingInlineStart: INSET },
  '& :is(th, td):where(:last-of-type)': { paddingInlineEnd: INSET },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& [data-numeric]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr': { backgroundColor: colour.panel },
  '& tbody tr[data-row]:hover': { backgroundColor: colour.raised },
  '& tr[data-action]': { position: 'relative', cursor: 'pointer' },
  '& tr[data-action] td + td :is(a, button)': { position: 'relative', zIndex: 1 },
  '& tr[data-detail] > td': { padding: 0, whiteSpace: 'normal' },
  '& tr[data-space] td': { padding: 0, border: 0 },
  ...alignedFigures,
  ...pinnedColumn,
  ...cards,
  // There is nothing to sort or to read. More specific than the heads of cards.
  '&& thead:has(+ tbody:empty)': { display: 'none' },
});

/** Placeholder of one value, at the place of the value. */
export const Bone = styled('span')({ display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' });

/** Covers its row: a click anywhere in the row activates the button. Controls of other cells are above it. */
export const RowButton = styled('button')({
  all: 'unset',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', zIndex: 1, inset: 0 },
  '&:focus-visible::after': INSET_FOCUS_RING,
});

// Does not make the head row higher.
const HeadButton = styled(MuiButton)({
  minWidth: 0,
  minHeight: 24,
  ...TOUCH_SIZE,
  margin: '-3px -4px',
  padding: '0 4px',
  fontSize: FONT_SIZE.dense,
});

const DIRECTION = { ascending: 'asc', descending: 'desc' } as const;

interface HeadCellProps<Row> {
  column: Column<Row>;
  direction: SortDirection | undefined;
  onSort: () => void;
}

export function HeadCell<Row>({ column, direction, onSort }: HeadCellProps<Row>) {
  const text = uiKitMessages.useText();
  const label = column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  return (
    <TableCell
      {...roleOf('columnheader')}
      component="th"
      scope="col"
      data-numeric={column.isNumeric || undefined}
      aria-sort={column.compare && (direction ?? 'none')}
      style={{ width: column.width }}
    >
      {column.compare ? (
        <TableSortLabel
          component="button"
          type="button"
          active={direction !== undefined}
          hideSortIcon
          direction={direction && DIRECTION[direction]}
          title={text('table.sort', { column: column.header })}
          onClick={onSort}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
      {column.headerAction && (
        <HeadButton variant="text" onClick={column.headerAction.run}>
          {column.headerAction.label}
        </HeadButton>
      )}
    </TableCell>
  );
}
