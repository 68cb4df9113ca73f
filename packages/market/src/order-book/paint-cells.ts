import type { CanvasStyle } from '../canvas-style';
import { NOTHING, type Drawn } from './drawn-row';
import type { BookSide } from './group-levels';
import type { BookColumns, BookShape } from './layout';

const FIGURE_SIZE = 12;
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

/** A cell with what it shows from now on. */
export interface ChangedCell {
  readonly cell: Cell;
  readonly row: Drawn;
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
const isStrong = ({ isBest, row }: ChangedCell) => isBest && row !== NOTHING;
const isBold = (changed: ChangedCell) => isStrong(changed) && changed.cell.figure === 'price';

/** Draws cells, one colour after the other: setting the colours of each cell costs as much as its rectangles. */
export function paintCells(g: CanvasRenderingContext2D, changed: readonly ChangedCell[], place: Place): void {
  const { style, width, shape } = place;
  const { rowHeight } = shape;
  const write = ({ cell, row, top }: ChangedCell) => g.fillText(row[cell.figure], cell.text, top + rowHeight / 2);
  const fill = ({ cell: { left, right }, top }: ChangedCell) => g.fillRect(left, top, right - left, rowHeight);

  g.fillStyle = style.panel;
  for (const each of changed) fill(each);
  for (const side of SIDES) {
    const own = changed.filter((each) => each.side === side);
    g.fillStyle = side === 'asks' ? style.down : style.up;
    g.globalAlpha = BEST_OPACITY;
    for (const each of own) if (isStrong(each)) fill(each);
    g.globalAlpha = BAR_OPACITY;
    for (const { cell, row, top } of own) {
      const end = barEnd(cell, width, row.bar);
      if (end < cell.right) g.fillRect(end, top + 1, cell.right - end, rowHeight - 2);
    }
    g.globalAlpha = 1;
    const prices = own.filter(({ cell }) => cell.figure === 'price');
    for (const each of prices) if (!isBold(each)) write(each);
    const bold = prices.filter(isBold);
    if (bold.length === 0) continue;
    g.font = `600 ${FIGURE_SIZE}px ${style.fontFamily}`;
    for (const each of bold) write(each);
    setFigures(g, style);
  }
  g.fillStyle = style.text;
  for (const each of changed) if (each.cell.figure !== 'price') write(each);
}

/** Font and alignment of the figures. */
export function setFigures(g: CanvasRenderingContext2D, { fontFamily }: CanvasStyle): void {
  g.font = `${FIGURE_SIZE}px ${fontFamily}`;
  g.textAlign = 'right';
}
