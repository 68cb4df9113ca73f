import { type CanvasStyle, FONT_SIZE } from '@bourse/ui-kit';
import { NOTHING, type RowContent } from './painted-row';
import type { BookSide } from './group-levels';
import { digitsIn, type BookColumns, type BookShape } from './layout';

const FIGURE_SIZE = FONT_SIZE.dense;
const BAR_OPACITY = 0.14;
/** The best price of a side has a background and bold text. */
const BEST_OPACITY = 0.1;

/** A column that holds a figure, from its left to its right end; the figure ends at `text`. */
export interface Cell {
  readonly figure: 'price' | 'amount' | 'sum';
  readonly left: number;
  readonly right: number;
  readonly text: number;
}

export function cellsOf({ labelEnd, price, amount, sum }: BookColumns, width: number): Cell[] {
  return [
    { figure: 'price', left: labelEnd, right: price, text: price },
    { figure: 'amount', left: price, right: amount, text: amount },
    { figure: 'sum', left: amount, right: width, text: sum },
  ];
}

/** Left end of a depth bar within a cell; bars start at the right. */
export const barEnd = ({ left, right }: Cell, width: number, bar: number) =>
  Math.min(right, Math.max(left, width - bar));

/** Adjacent cells of a row with what they show from now on. */
export interface ChangedCells {
  readonly cells: readonly Cell[];
  readonly left: number;
  readonly right: number;
  readonly row: RowContent;
  readonly side: BookSide;
  readonly isBest: boolean;
  /** Of the row. */
  readonly top: number;
}

interface Place {
  readonly style: CanvasStyle;
  readonly width: number;
  readonly shape: Pick<BookShape, 'rowHeight'>;
}

const SIDES = ['asks', 'bids'] as const;
const isStrong = ({ isBest, row }: ChangedCells) => isBest && row !== NOTHING;

/** Draws cells, one colour after the other: setting the colours of each cell costs as much as its rectangles. */
export function paintCells(g: CanvasRenderingContext2D, changed: readonly ChangedCells[], place: Place): void {
  const { style, width, shape } = place;
  const { rowHeight } = shape;
  const fill = ({ left, right, top }: ChangedCells) => g.fillRect(left, top, right - left, rowHeight);
  // A figure without room is condensed, so that it never reaches into the column before it.
  const write = ({ row, top }: ChangedCells, { figure, left, text }: Cell) => {
    const [figures, middle] = [row[figure], top + rowHeight / 2];
    if (figures.length <= digitsIn(text - left)) g.fillText(figures, text, middle);
    else g.fillText(figures, text, middle, text - left - 1);
  };
  const writePrice = (each: ChangedCells) => {
    const [first] = each.cells;
    if (first?.figure === 'price') write(each, first);
  };

  g.fillStyle = style.panel;
  for (const each of changed) fill(each);
  for (const side of SIDES) {
    const own = changed.filter((each) => each.side === side);
    const best = own.find(isStrong);
    g.fillStyle = side === 'asks' ? style.down : style.up;
    g.globalAlpha = BEST_OPACITY;
    if (best) fill(best);
    g.globalAlpha = BAR_OPACITY;
    for (const { left, right, row, top } of own) {
      const end = Math.max(left, width - row.bar);
      if (end < right) g.fillRect(end, top + 1, right - end, rowHeight - 2);
    }
    g.globalAlpha = 1;
    for (const each of own) if (each !== best) writePrice(each);
    if (!best) continue;
    g.font = `600 ${FIGURE_SIZE}px ${style.fontFamily}`;
    writePrice(best);
    setFigures(g, style);
  }
  g.fillStyle = style.text;
  for (const each of changed) {
    for (const cell of each.cells) if (cell.figure !== 'price') write(each, cell);
  }
}

/** Font and alignment of the figures. */
export function setFigures(g: CanvasRenderingContext2D, { fontFamily }: CanvasStyle): void {
  g.font = `${FIGURE_SIZE}px ${fontFamily}`;
  g.textAlign = 'right';
}
