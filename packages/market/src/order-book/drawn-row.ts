import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import type { BookRow } from './book-rows';
import type { WriteFigure } from './figures';

/** How the figures and the label of a row are written. */
export interface RowWriters {
  readonly writePrice: WriteFigure;
  readonly writeAmount: WriteFigure;
  /** For amounts that have no room. */
  readonly writeShort: WriteFigure;
  readonly writeLabel: (row: BookRow) => string;
}

/** What stands in a row. */
export interface Drawn {
  readonly price: string;
  readonly amount: string;
  readonly sum: string;
  readonly bar: number;
  readonly label: string;
  readonly isOwn: boolean;
}

export const NOTHING: Drawn = { price: '', amount: '', sum: '', bar: 0, label: '', isOwn: false };

/** An amount or sum: in short where it is longer than its column. */
function fitted(value: Decimal, write: RowWriters, digits: number): string {
  const figure = write.writeAmount(value);
  return figure.length > digits ? write.writeShort(value) : figure;
}

/** `digits`: so many have room in the columns of amounts. */
export function toDraw(row: BookRow, write: RowWriters, pixelsPerUnit: number, digits: number): Drawn {
  return {
    price: write.writePrice(row.price),
    amount: fitted(row.amount, write, digits),
    sum: fitted(row.sum, write, digits),
    bar: Math.round(toDrawingNumber(row.sum) * pixelsPerUnit),
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
