import { BELOW, colour, COVERED, FONT_SIZE, hairline, LINE_HEIGHT, RADIUS, soft, space } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { CellElement, ColumnHeaderElement, RowElement, RowHeaderElement } from './table-elements';

/** Every row is as high, so that thousands of them need no measuring. CSS pixels. */
export const ROW_HEIGHT = 56;

const PHONE = BELOW.sm;
const NARROW = BELOW.md;
/** The smallest phones. */
export const TINY = BELOW.tiny;

/** Star, name, price, change, high, low, volume, trend; fewer of them on narrower screens. */
const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 8,
  padding: space(0, 4, 0, 2),
  gridTemplateColumns: '32px minmax(150px, 1.5fr) minmax(110px, 1.1fr) 96px repeat(2, minmax(104px, 1fr)) 1.2fr 112px',
  [NARROW]: { gridTemplateColumns: '32px minmax(140px, 1.4fr) 1.1fr 96px 1.2fr 112px' },
  [PHONE]: { gridTemplateColumns: '28px minmax(0, 1fr) auto 84px', padding: space(0, 3, 0, 1) },
  [TINY]: { columnGap: 4, gridTemplateColumns: '28px minmax(0, 1fr) auto 84px', padding: space(0, 2, 0, 1) },
} as const;

export const Head = styled(RowElement)({
  ...columns,
  position: 'sticky',
  top: COVERED.top,
  zIndex: 2,
  minHeight: 40,
  color: colour.quiet,
  fontSize: FONT_SIZE.dense,
  backgroundColor: colour.panel,
  borderBottom: hairline(colour.line),
});

export const Row = styled(RowElement)({
  ...columns,
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: ROW_HEIGHT,
  fontSize: FONT_SIZE.form,
  borderBottom: hairline(colour.line),
  // The list's own border closes it.
  '&:last-of-type': { borderBottom: 0, borderRadius: `0 0 ${RADIUS.panel}px ${RADIUS.panel}px` },
  '&:hover': { backgroundColor: colour.raised },
  '&:focus-within': { backgroundColor: soft(colour.accent, 8) },
});

const cell = {
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-numeric]': { textAlign: 'right' },
  // A second figure below the first one.
  '& small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: FONT_SIZE.dense,
    lineHeight: LINE_HEIGHT.dense,
    color: colour.quiet,
  },
  '& small[data-phone]': { display: 'none' },
  [NARROW]: { '&[data-from="wide"]': { display: 'none' } },
  [PHONE]: { '&[data-from="tablet"]': { display: 'none' }, '& small[data-phone]': { display: 'block' } },
  // Contains the quote currency, which has a line of its own here.
  [TINY]: { '& small[data-phone]': { display: 'none' } },
} as const;

export const Cell = styled(CellElement)(cell);
export const HeadCell = styled(ColumnHeaderElement)(cell);
export const NameCell = styled(RowHeaderElement)(cell);
