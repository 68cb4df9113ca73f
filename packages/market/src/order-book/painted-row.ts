import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import type { BookRow } from './book-rows';
import type { WriteFigure } from '@bourse/i18n';

/** Formats of a row's figures and label. */
export interface RowWriters {
  readonly writePrice: WriteFigure;
  /** Amounts in base currency, or values in quote currency. */
  readonly writeAmount: WriteFigure;
  /** For amounts and sums without room for all of them in full. */
  readonly writeShort: WriteFigure;
  readonly writeLabel: (row: BookRow) => string;
}

/** Content of a row. */
export interface RowContent {
  readonly price: string;
  readonly amount: string;
  readonly sum: string;
  readonly bar: number;
  readonly label: string;
  readonly isOwn: boolean;
}

/** A row on the canvas. */
export interface PaintedRow {
  /** The row as the view has it. */
  readonly row: BookRow | undefined;
  readonly content: RowContent;
}

export const NOTHING: RowContent = { price: '', amount: '', sum: '', bar: 0, label: '', isOwn: false };

/** How amounts and sums are written: all in full, or all abbreviated if the longest has more than `digits` characters. */
export function quantityWriter(write: RowWriters, largestSum: Decimal, digits: number): WriteFigure {
  return write.writeAmount(largestSum).length > digits ? write.writeShort : write.writeAmount;
}

/**
 * What to draw for a row.
 * @param writeQuantity see `quantityWriter`
 * @param before the row in the same place as it was drawn with the same writers: texts that still hold are kept
 */
export function rowContent(
  row: BookRow,
  write: RowWriters,
  writeQuantity: WriteFigure,
  pixelsPerUnit: number,
  before?: PaintedRow,
): RowContent {
  return {
    price: before?.row?.price === row.price ? before.content.price : write.writePrice(row.price),
    amount: before?.row?.quantity === row.quantity ? before.content.amount : writeQuantity(row.quantity),
    sum: writeQuantity(row.total),
    bar: Math.round(toDrawingNumber(row.total) * pixelsPerUnit),
    label: write.writeLabel(row),
    isOwn: row.isOwn,
  };
}

const HEADROOM = 1.2;
const SHORTEST_LONGEST_BAR = 0.65;

/**
 * The sum that fills the whole width. It stays while the longest bar takes two thirds of the width and more: were it
 * always the largest sum itself, any change at the far end of the book would have every bar drawn again.
 */
export function steadyScale(scale: number, largestSum: number): number {
  const isSteady = largestSum <= scale && largestSum >= SHORTEST_LONGEST_BAR * scale;
  return isSteady ? scale : largestSum * HEADROOM;
}
