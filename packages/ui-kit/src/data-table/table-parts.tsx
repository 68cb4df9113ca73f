import styled from '@emotion/styled';
import { Icon } from '../icons/icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';
import { colour } from '../theme/variables';
import { cards } from './cards';
import type { Column } from './column';
import type { SortDirection } from './sort';

/** Laid out as cards, the tags of a table may lose their roles with their display: they are written out. */
export const roleOf = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role });

export const Frame = styled('div')({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'auto',
  containerType: 'inline-size',
  '&:focus-visible': { outlineOffset: -2 },
});

export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  // Rows come and go while a long table scrolls; its columns stand still.
  '&[data-partial]': { tableLayout: 'fixed' },
  '& th': {
    position: 'sticky',
    top: 0,
    // Above what can be pressed in the rows that scroll below it.
    zIndex: 2,
    padding: '6px 12px',
    textAlign: 'left',
    fontSize: 12,
    fontWeight: 400,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    color: colour.quiet,
    backgroundColor: colour.panel,
    // A border of a collapsed table would scroll away from its sticky cell.
    boxShadow: `inset 0 -1px ${colour.line}`,
  },
  '& td': { padding: '6px 12px', lineHeight: 1.5, whiteSpace: 'nowrap', borderBottom: `1px solid ${colour.line}` },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& [data-numeric]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr[data-row]:hover': { backgroundColor: colour.raised },
  '& tr[data-action]': { position: 'relative', cursor: 'pointer' },
  '& tr[data-action] td + td :is(a, button)': { position: 'relative', zIndex: 1 },
  '& tr[data-space] td': { padding: 0, border: 0 },
  ...cards,
});

/** Of a value that is on its way: it stands where the value will. */
export const Bone = styled('span')({ display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' });

/** Covers its row, so that a press anywhere in it is a press on the button; controls of other cells stand above it. */
export const RowButton = styled('button')({
  all: 'unset',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', zIndex: 1, inset: 0 },
  '&:focus-visible::after': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
});

const SortButton = styled('button')({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  cursor: 'pointer',
  '&:hover, &[data-sorted]': { color: colour.text },
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
});

// As high as a finger needs, without making its row higher.
const HeadButton = styled('button')({
  all: 'unset',
  margin: '-3px -4px',
  padding: '3px 4px',
  borderRadius: 4,
  fontWeight: 600,
  color: colour.accent,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${colour.accent}` },
});

const ICON = { ascending: 'arrowUp', descending: 'arrowDown' } as const;

interface HeadCellProps<Row> {
  column: Column<Row>;
  direction: SortDirection | undefined;
  onSort: () => void;
}

export function HeadCell<Row>({ column, direction, onSort }: HeadCellProps<Row>) {
  const text = uiKitMessages.useText();
  const label = column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  return (
    <th
      {...roleOf('columnheader')}
      scope="col"
      data-numeric={column.isNumeric || undefined}
      aria-sort={column.compare && (direction ?? 'none')}
      style={{ width: column.width }}
    >
      {column.compare ? (
        <SortButton
          type="button"
          data-sorted={direction}
          title={text('table.sort', { column: column.header })}
          onClick={onSort}
        >
          {label}
          {direction && <Icon name={ICON[direction]} size={12} />}
        </SortButton>
      ) : (
        label
      )}
      {column.headerAction && (
        <HeadButton type="button" onClick={column.headerAction.run}>
          {column.headerAction.label}
        </HeadButton>
      )}
    </th>
  );
}
