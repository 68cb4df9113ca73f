/*
 * Where things stand in the drawn book, in CSS pixels: asks, the middle, bids, and four columns in each row.
 */

export const ROW_HEIGHT = 20;
export const MIDDLE_HEIGHT = 36;

/** Grouping, and the heads of the columns, above the levels. */
export const BOOK_BAR_HEIGHT = 32;
export const BOOK_COLUMNS_HEIGHT = 24;

/** How many rows each side has. */
export interface BookShape {
  readonly asks: number;
  readonly bids: number;
}

/** Height of a book of this shape, without its head. */
export function bookHeight({ asks, bids }: BookShape): number {
  return (asks + bids) * ROW_HEIGHT + MIDDLE_HEIGHT;
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

/** Of a digit of the figures, CSS pixels. */
const DIGIT = 7.3;

/** How many digits go into a column beside another. */
export const digitsIn = (columnWidth: number) => Math.floor(columnWidth / DIGIT);

/** All three are as wide; where a price has many places, it takes what it needs from the others. */
export function bookColumns(width: number, priceDecimals: number): BookColumns {
  const labelWidth = Math.min(LABEL_AT_MOST, Math.max(LABEL_AT_LEAST, width * LABEL_SHARE));
  const labelEnd = EDGE + labelWidth;
  const room = Math.max(0, width - EDGE - labelEnd - 2 * GAP);
  const priceWidth = Math.min(room, Math.max(room / 3, (priceDecimals + '0.'.length) * DIGIT));
  const column = (room - priceWidth) / 2;
  return {
    label: EDGE,
    labelEnd,
    price: labelEnd + priceWidth,
    amount: labelEnd + priceWidth + GAP + column,
    sum: width - EDGE,
  };
}

/** A row of the drawn book: `slot` counts from the top of its half. */
export interface BookSlot {
  readonly side: 'asks' | 'bids';
  readonly slot: number;
}

/** Where the middle begins: below the asks. */
export function middleTop({ asks }: BookShape): number {
  return asks * ROW_HEIGHT;
}

export function slotTop({ side, slot }: BookSlot, shape: BookShape): number {
  return side === 'asks' ? slot * ROW_HEIGHT : middleTop(shape) + MIDDLE_HEIGHT + slot * ROW_HEIGHT;
}

/** Does the best price of its side stand in this row? It is the one at the middle. */
export function isBestSlot({ side, slot }: BookSlot, { asks }: BookShape): boolean {
  return side === 'asks' ? slot === asks - 1 : slot === 0;
}

/** The row at a height; `undefined` in the middle and outside. */
export function slotAt(y: number, shape: BookShape): BookSlot | undefined {
  const middle = middleTop(shape);
  if (y < 0) return undefined;
  if (y < middle) return { side: 'asks', slot: Math.floor(y / ROW_HEIGHT) };
  const below = y - middle - MIDDLE_HEIGHT;
  if (below < 0 || below >= shape.bids * ROW_HEIGHT) return undefined;
  return { side: 'bids', slot: Math.floor(below / ROW_HEIGHT) };
}

/** The level that stands in a row: asks end at the middle, so that few of them leave the top rows empty. */
export function rowInSlot<Row>(
  rows: { readonly asks: readonly Row[]; readonly bids: readonly Row[] },
  { side, slot }: BookSlot,
  shape: BookShape,
): Row | undefined {
  return side === 'asks' ? rows.asks[slot - (shape.asks - rows.asks.length)] : rows.bids[slot];
}
