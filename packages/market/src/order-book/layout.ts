import { TOUCH } from '@bourse/ui-kit';

/* Geometry of the drawn book, in CSS pixels: asks, the middle, bids, and three columns per row, four with level numbers. */

/** Height of a level: rows of data are dense; the whole row is the target. */
export const ROW_HEIGHTS = { mouse: 20, touch: 24 } as const;
export type RowHeight = (typeof ROW_HEIGHTS)[keyof typeof ROW_HEIGHTS];
export const MIDDLE_HEIGHT = 28;

/** Height of layout and grouping above the levels. */
export const bookBarHeight = (rowHeight: RowHeight) => (rowHeight === ROW_HEIGHTS.touch ? TOUCH : 32);
/** Height of the heads of the columns. */
export const BOOK_COLUMNS_HEIGHT = 24;

/** Rows of each side. */
export interface BookShape {
  readonly asks: number;
  readonly bids: number;
  readonly rowHeight: RowHeight;
}

/** Height of a book of this shape, without its head. */
export function bookHeight({ asks, bids, rowHeight }: BookShape): number {
  return (asks + bids) * rowHeight + MIDDLE_HEIGHT;
}

/** Number of levels per side that fit into a height in CSS pixels, including the header. */
export function levelsThatFit(height: number, rowHeight: RowHeight): number {
  return Math.max(
    0,
    Math.floor((height - bookBarHeight(rowHeight) - BOOK_COLUMNS_HEIGHT - MIDDLE_HEIGHT) / (2 * rowHeight)),
  );
}

const EDGE = 8;
const GAP = 8;
const LABEL_SHARE = 0.23;
const LABEL_AT_LEAST = 56;
const LABEL_AT_MOST = 88;

/** Right ends of the columns (figures are right-aligned); the level number, if shown, begins at `label`. */
export interface BookColumns {
  readonly label: number;
  readonly price: number;
  readonly amount: number;
  readonly sum: number;
  /** Width of the label column, which a redraw of a row skips: with the level numbers, else with the mark of an own order. */
  readonly labelEnd: number;
}

/** Of a digit of the figures, CSS pixels. */
const DIGIT = 7.3;

/** Digits that fit into a column of the normal layout. */
export const digitsIn = (columnWidth: number) => Math.floor(columnWidth / DIGIT);

/**
 * Three equal columns; long prices take the width that they need from the others.
 * @param priceLength characters of the longest price
 */
export function bookColumns(width: number, priceLength: number, hasNumbers: boolean): BookColumns {
  const labelWidth = Math.min(LABEL_AT_MOST, Math.max(LABEL_AT_LEAST, width * LABEL_SHARE));
  const labelEnd = hasNumbers ? EDGE + labelWidth : EDGE;
  const priceStart = hasNumbers ? labelEnd + GAP : labelEnd;
  const room = Math.max(0, width - EDGE - priceStart - 2 * GAP);
  const priceWidth = Math.min(room, Math.max(room / 3, priceLength * DIGIT));
  const price = priceStart + priceWidth;
  const column = (room - priceWidth) / 2;
  return {
    label: EDGE,
    labelEnd,
    price,
    amount: price + GAP + column,
    sum: width - EDGE,
  };
}

/** A row of the drawn book: `slot` counts from the top of its half. */
export interface BookSlot {
  readonly side: 'asks' | 'bids';
  readonly slot: number;
}

/** Top of the middle, below the asks. */
export function middleTop({ asks, rowHeight }: BookShape): number {
  return asks * rowHeight;
}

export function slotTop({ side, slot }: BookSlot, shape: BookShape): number {
  const { rowHeight } = shape;
  return side === 'asks' ? slot * rowHeight : middleTop(shape) + MIDDLE_HEIGHT + slot * rowHeight;
}

/** Whether a row is the best price of its side: the one next to the middle. */
export function isBestSlot({ side, slot }: BookSlot, { asks }: BookShape): boolean {
  return side === 'asks' ? slot === asks - 1 : slot === 0;
}

/** The row at a height; `undefined` in the middle and outside. */
export function slotAt(y: number, shape: BookShape): BookSlot | undefined {
  const middle = middleTop(shape);
  if (y < 0) return undefined;
  if (y < middle) return { side: 'asks', slot: Math.floor(y / shape.rowHeight) };
  const below = y - middle - MIDDLE_HEIGHT;
  if (below < 0 || below >= shape.bids * shape.rowHeight) return undefined;
  return { side: 'bids', slot: Math.floor(below / shape.rowHeight) };
}

/** The level in a row: asks end at the middle, so missing asks leave the top rows empty. */
export function rowInSlot<Row>(
  rows: { readonly asks: readonly Row[]; readonly bids: readonly Row[] },
  { side, slot }: BookSlot,
  shape: BookShape,
): Row | undefined {
  return side === 'asks' ? rows.asks[slot - (shape.asks - rows.asks.length)] : rows.bids[slot];
}
