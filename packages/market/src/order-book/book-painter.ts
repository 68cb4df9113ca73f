import { toDrawingNumber } from '@bourse/decimal';
import type { CanvasStyle } from '../canvas-style';
import type { BookRow, BookView } from './book-rows';
import type { BookSide } from './group-levels';
import {
  bookColumns,
  bookHeight,
  digitsIn,
  isBestSlot,
  MIDDLE_HEIGHT,
  middleTop,
  ROW_HEIGHT,
  rowInSlot,
  slotTop,
  type BookColumns,
  type BookShape,
  type BookSlot,
} from './layout';
import { drawMiddle, type MiddleTexts } from './draw-middle';
import { NOTHING, steadyScale, toDraw, type Drawn, type RowWriters } from './drawn-row';

/** Everything besides the levels that decides what the book looks like. */
export interface BookLook extends RowWriters {
  /** CSS pixels. */
  readonly width: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  readonly shape: BookShape;
  readonly priceDecimals: number;
  readonly style: CanvasStyle;
  readonly writeMiddle: (view: BookView) => MiddleTexts;
}

export interface BookPainter {
  /** Draws what differs from what is drawn. */
  readonly draw: (view: BookView) => void;
  /** From here on everything is drawn in another way. */
  readonly look: (look: BookLook) => void;
}

const FIGURE_SIZE = 12;
const LABEL_SIZE = 11;
const BAR_OPACITY = 0.14;
/** The best price of a side stands on a ground of its own, and in bold. */
const BEST_OPACITY = 0.1;
const OWN_MARK = 3;

/** Where a row stands. */
interface RowPlace {
  readonly side: BookSide;
  readonly isBest: boolean;
  readonly top: number;
}

/** A column that holds a figure, from its left to its right end; the figure ends at `text`. */
interface Cell {
  readonly figure: 'price' | 'amount' | 'sum';
  readonly left: number;
  readonly right: number;
  readonly text: number;
}

function cellsOf({ labelEnd, price, amount, sum }: BookColumns, width: number): Cell[] {
  return [
    { figure: 'price', left: labelEnd, right: price, text: price },
    { figure: 'amount', left: price, right: amount, text: amount },
    { figure: 'sum', left: amount, right: width, text: sum },
  ];
}

/** Where a depth bar, which begins at the right, ends within a cell. */
const barEnd = ({ left, right }: Cell, width: number, bar: number) => Math.min(right, Math.max(left, width - bar));

/**
 * Draws the book on a canvas. A word about it changes a few levels, and the sums and bars of those beyond: only the cells
 * in which something has changed are drawn again. To write text is what costs.
 */
export function createBookPainter(canvas: HTMLCanvasElement): BookPainter {
  // No canvas, no drawing (jsdom): the grid beside it still tells everything.
  const g = canvas.getContext('2d', { alpha: false });
  let current: BookLook | undefined;
  let columns = bookColumns(0, 0);
  let digits = 0;
  let cells: readonly Cell[] = [];
  let drawn = new Map<number, Drawn>();
  let middle = '';
  let scale = 0;

  const drawCell = (
    context: CanvasRenderingContext2D,
    look: BookLook,
    { side, isBest, top }: RowPlace,
    cell: Cell,
    row: Drawn,
  ) => {
    const { left, right, figure, text } = cell;
    const { style, width } = look;
    const tone = side === 'asks' ? style.down : style.up;
    const isStrong = isBest && row !== NOTHING;
    context.fillStyle = style.panel;
    context.fillRect(left, top, right - left, ROW_HEIGHT);
    if (isStrong) {
      context.fillStyle = tone;
      context.globalAlpha = BEST_OPACITY;
      context.fillRect(left, top, right - left, ROW_HEIGHT);
      context.globalAlpha = 1;
    }
    const end = barEnd(cell, width, row.bar);
    if (end < right) {
      context.fillStyle = tone;
      context.globalAlpha = BAR_OPACITY;
      context.fillRect(end, top + 1, right - end, ROW_HEIGHT - 2);
      context.globalAlpha = 1;
    }
    context.fillStyle = figure === 'price' ? tone : style.text;
    const isBold = isStrong && figure === 'price';
    if (isBold) context.font = `600 ${FIGURE_SIZE}px ${style.fontFamily}`;
    context.fillText(row[figure], text, top + ROW_HEIGHT / 2);
    if (isBold) setFigures(context, style);
  };

  const drawLabel = (context: CanvasRenderingContext2D, { style }: BookLook, top: number, { label, isOwn }: Drawn) => {
    context.fillStyle = style.panel;
    context.fillRect(0, top, columns.labelEnd, ROW_HEIGHT);
    if (isOwn) {
      context.fillStyle = style.accent;
      context.fillRect(0, top + 1, OWN_MARK, ROW_HEIGHT - 2);
    }
    context.font = `${LABEL_SIZE}px ${style.fontFamily}`;
    context.textAlign = 'left';
    context.fillStyle = style.quiet;
    context.fillText(label, columns.label, top + ROW_HEIGHT / 2);
    setFigures(context, style);
  };

  const drawRow = (context: CanvasRenderingContext2D, look: BookLook, slot: BookSlot, row: BookRow | undefined) => {
    const { width } = look;
    const place = { side: slot.side, isBest: isBestSlot(slot, look.shape), top: slotTop(slot, look.shape) };
    const { top } = place;
    const before = drawn.get(top) ?? NOTHING;
    const now = row ? toDraw(row, look, (width - columns.labelEnd) / scale, digits) : NOTHING;
    for (const cell of cells) {
      const isSame =
        before[cell.figure] === now[cell.figure] && barEnd(cell, width, before.bar) === barEnd(cell, width, now.bar);
      if (!isSame) drawCell(context, look, place, cell, now);
    }
    if (before.label !== now.label || before.isOwn !== now.isOwn) drawLabel(context, look, top, now);
    drawn.set(top, now);
  };

  const drawTheMiddle = (context: CanvasRenderingContext2D, look: BookLook, view: BookView) => {
    const texts = look.writeMiddle(view);
    const key = `${texts.last}|${texts.direction}|${texts.spread}|${texts.mid}`;
    if (key === middle) return;
    middle = key;
    const top = middleTop(look.shape);
    drawMiddle(context, texts, { top, height: MIDDLE_HEIGHT, width: look.width, style: look.style });
    setFigures(context, look.style);
  };

  return {
    look(look) {
      const { width, ratio, shape, style } = look;
      current = look;
      columns = bookColumns(width, look.priceDecimals);
      digits = digitsIn(columns.sum - columns.amount);
      cells = cellsOf(columns, width);
      drawn = new Map();
      middle = '';
      const height = bookHeight(shape);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      if (!g) return;
      g.setTransform(ratio, 0, 0, ratio, 0, 0);
      g.textBaseline = 'middle';
      setFigures(g, style);
      g.fillStyle = style.panel;
      g.fillRect(0, 0, width, height);
    },
    draw(view) {
      if (!current || !g) return;
      scale = steadyScale(scale, toDrawingNumber(view.largestSum));
      for (const side of ['asks', 'bids'] as const) {
        for (let slot = 0; slot < current.shape[side]; slot++) {
          drawRow(g, current, { side, slot }, rowInSlot(view, { side, slot }, current.shape));
        }
      }
      drawTheMiddle(g, current, view);
    },
  };
}

function setFigures(g: CanvasRenderingContext2D, { fontFamily }: CanvasStyle): void {
  g.font = `${FIGURE_SIZE}px ${fontFamily}`;
  g.textAlign = 'right';
}
