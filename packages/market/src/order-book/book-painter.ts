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
  rowInSlot,
  slotTop,
  type BookColumns,
  type BookShape,
  type BookSlot,
} from './layout';
import { drawMiddle, type MiddleTexts } from './draw-middle';
import { NOTHING, quantityWriter, steadyScale, toDraw, type Drawn, type RowWriters } from './drawn-row';
import type { WriteFigure } from './figures';

/** Everything except the levels that affects the drawing. */
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
  /** Draws the differences from the last drawing. */
  readonly draw: (view: BookView) => void;
  /** From here on everything is drawn in another way. */
  readonly look: (look: BookLook) => void;
}

const FIGURE_SIZE = 12;
const LABEL_SIZE = 11;
const BAR_OPACITY = 0.14;
/** The best price of a side has a background and bold text. */
const BEST_OPACITY = 0.1;
const OWN_MARK = 3;

/** Vertical position of a row. */
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

/** Left end of a depth bar within a cell; bars start at the right. */
const barEnd = ({ left, right }: Cell, width: number, bar: number) => Math.min(right, Math.max(left, width - bar));

/**
 * Draws the book on a canvas. An event changes few levels, and the sums and bars of the levels beyond: only changed
 * cells are redrawn, because drawing text is the main cost.
 */
export function createBookPainter(canvas: HTMLCanvasElement): BookPainter {
  // Without canvas support (jsdom) nothing is drawn; the grid remains.
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
    const { rowHeight } = look.shape;
    const tone = side === 'asks' ? style.down : style.up;
    const isStrong = isBest && row !== NOTHING;
    context.fillStyle = style.panel;
    context.fillRect(left, top, right - left, rowHeight);
    if (isStrong) {
      context.fillStyle = tone;
      context.globalAlpha = BEST_OPACITY;
      context.fillRect(left, top, right - left, rowHeight);
      context.globalAlpha = 1;
    }
    const end = barEnd(cell, width, row.bar);
    if (end < right) {
      context.fillStyle = tone;
      context.globalAlpha = BAR_OPACITY;
      context.fillRect(end, top + 1, right - end, rowHeight - 2);
      context.globalAlpha = 1;
    }
    context.fillStyle = figure === 'price' ? tone : style.text;
    const isBold = isStrong && figure === 'price';
    if (isBold) context.font = `600 ${FIGURE_SIZE}px ${style.fontFamily}`;
    context.fillText(row[figure], text, top + rowHeight / 2);
    if (isBold) setFigures(context, style);
  };

  const drawLabel = (
    context: CanvasRenderingContext2D,
    { style, shape }: BookLook,
    top: number,
    { label, isOwn }: Drawn,
  ) => {
    const { rowHeight } = shape;
    context.fillStyle = style.panel;
    context.fillRect(0, top, columns.labelEnd, rowHeight);
    if (isOwn) {
      context.fillStyle = style.accent;
      context.fillRect(0, top + 1, OWN_MARK, rowHeight - 2);
    }
    context.font = `${LABEL_SIZE}px ${style.fontFamily}`;
    context.textAlign = 'left';
    context.fillStyle = style.quiet;
    context.fillText(label, columns.label, top + rowHeight / 2);
    setFigures(context, style);
  };

  const drawRow = (
    context: CanvasRenderingContext2D,
    look: BookLook,
    slot: BookSlot,
    row: BookRow | undefined,
    writeQuantity: WriteFigure,
  ) => {
    const { width } = look;
    const place = { side: slot.side, isBest: isBestSlot(slot, look.shape), top: slotTop(slot, look.shape) };
    const { top } = place;
    const before = drawn.get(top) ?? NOTHING;
    const now = row ? toDraw(row, look, writeQuantity, (width - columns.labelEnd) / scale) : NOTHING;
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
      const writeQuantity = quantityWriter(current, view.largestSum, digits);
      for (const side of ['asks', 'bids'] as const) {
        for (let slot = 0; slot < current.shape[side]; slot++) {
          drawRow(g, current, { side, slot }, rowInSlot(view, { side, slot }, current.shape), writeQuantity);
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
