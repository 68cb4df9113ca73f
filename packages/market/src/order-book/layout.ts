/*
 * Where things stand in the drawn book, in CSS pixels: asks, the middle, bids, and four columns in each row.
 */

export const ROW_HEIGHT = 20;
export const MIDDLE_HEIGHT = 36;

/** Grouping, and the heads of the columns, above the levels. */
export const BOOK_BAR_HEIGHT = 32;
export const BOOK_COLUMNS_HEIGHT = 24;

/** Height of a book with so many levels a side. */
export function bookHeight(levels: number): number {
  return 2 * levels * ROW_HEIGHT + MIDDLE_HEIGHT;
}

/** How many levels a side a book has room for in so many CSS pixels, its head included. */
export function levelsThatFit(height: number): number {
  return Math.max(0, Math.floor((height - BOOK_BAR_HEIGHT - BOOK_COLUMNS_HEIGHT - MIDDLE_HEIGHT) / (2 * ROW_HEIGHT)));
}

const EDGE = 8;
const GAP = 8;
const LABEL_SHARE = 0.2;
const LABEL_AT_LEAST = 52;
const LABEL_AT_MOST = 84;

/** Where the columns end (figures are right-aligned); the label begins at `label`. */
export interface BookColumns {
  readonly label: number;
  readonly price: number;
  readonly amount: number;
  readonly sum: number;
  /** Width of the label's column: what a redrawn row leaves alone. */
  readonly labelEnd: number;
}

export function bookColumns(width: number): BookColumns {
  const labelWidth = Math.min(LABEL_AT_MOST, Math.max(LABEL_AT_LEAST, width * LABEL_SHARE));
  const labelEnd = EDGE + labelWidth;
  const column = (width - EDGE - labelEnd - 2 * GAP) / 3;
  return {
    label: EDGE,
    labelEnd,
    price: labelEnd + column,
    amount: labelEnd + 2 * column + GAP,
    sum: width - EDGE,
  };
}

/** A row of the drawn book: `slot` counts from the top of its half. */
export interface BookSlot {
  readonly side: 'asks' | 'bids';
  readonly slot: number;
}

export function slotTop({ side, slot }: BookSlot, levels: number): number {
  return side === 'asks' ? slot * ROW_HEIGHT : levels * ROW_HEIGHT + MIDDLE_HEIGHT + slot * ROW_HEIGHT;
}

/** The row at a height; `undefined` in the middle and outside. */
export function slotAt(y: number, levels: number): BookSlot | undefined {
  const half = levels * ROW_HEIGHT;
  if (y < 0) return undefined;
  if (y < half) return { side: 'asks', slot: Math.floor(y / ROW_HEIGHT) };
  const below = y - half - MIDDLE_HEIGHT;
  if (below < 0 || below >= half) return undefined;
  return { side: 'bids', slot: Math.floor(below / ROW_HEIGHT) };
}

/** The level that stands in a row: asks end at the middle, so that few of them leave the top rows empty. */
export function rowInSlot<Row>(
  rows: { readonly asks: readonly Row[]; readonly bids: readonly Row[] },
  { side, slot }: BookSlot,
  levels: number,
): Row | undefined {
  return side === 'asks' ? rows.asks[slot - (levels - rows.asks.length)] : rows.bids[slot];
}
