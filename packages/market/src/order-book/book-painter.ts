import { FONT_SIZE } from '@bourse/ui-kit';
import { toDrawingNumber } from '@bourse/decimal';
import type { CanvasStyle } from '@bourse/ui-kit';
import type { BookView } from './book-rows';
import {
  bookColumns,
  bookHeight,
  digitsIn,
  isBestSlot,
  MIDDLE_HEIGHT,
  middleTop,
  rowInSlot,
  slotTop,
  type BookShape,
  type BookSlot,
} from './layout';
import { drawMiddle, type MiddleTexts } from './draw-middle';
import {
  NOTHING,
  quantityWriter,
  steadyScale,
  rowContent,
  type RowContent,
  type PaintedRow,
  type RowWriters,
} from './painted-row';
import type { WriteFigure } from '@bourse/i18n';
import { barEnd, cellsOf, paintCells, setFigures, type Cell, type ChangedCells } from './paint-cells';

/** Everything except the levels that affects the drawing. */
export interface BookLook extends RowWriters {
  /** CSS pixels. */
  readonly width: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  readonly shape: BookShape;
  /** Characters of the longest price, for the width of its column. */
  readonly priceLength: number;
  /** Whether the rows begin with their level numbers. */
  readonly hasNumbers: boolean;
  readonly style: CanvasStyle;
  readonly writeMiddle: (view: BookView) => MiddleTexts;
}

export interface BookPainter {
  /** Draws the differences from the last drawing. */
  readonly draw: (view: BookView) => void;
  /** From here on everything is drawn in another way. */
  readonly look: (look: BookLook) => void;
}

const LABEL_SIZE = FONT_SIZE.dense;
const OWN_MARK = 3;

const EMPTY_ROW: PaintedRow = { row: undefined, content: NOTHING };

/**
 * Draws the book on a canvas. An event changes few levels, and the sums and bars of the levels beyond: only changed
 * cells are redrawn, because drawing text is the main cost.
 */
export function createBookPainter(canvas: HTMLCanvasElement): BookPainter {
  // Without canvas support (jsdom) nothing is drawn; the grid remains.
  const g = canvas.getContext('2d', { alpha: false });
  let current: BookLook | undefined;
  let columns = bookColumns(0, 0, false);
  let digits = 0;
  let cells: readonly Cell[] = [];
  let rows = new Map<number, PaintedRow>();
  let middle: BookView | undefined;
  let scale = 0;
  let writeQuantity: WriteFigure | undefined;

  const drawLabel = (
    context: CanvasRenderingContext2D,
    { style, shape, hasNumbers }: BookLook,
    top: number,
    { label, isOwn }: RowContent,
  ) => {
    const { rowHeight } = shape;
    context.fillStyle = style.panel;
    context.fillRect(0, top, columns.labelEnd, rowHeight);
    if (isOwn) {
      context.fillStyle = style.accent;
      context.fillRect(0, top + 1, OWN_MARK, rowHeight - 2);
    }
    if (!hasNumbers) return;
    context.font = `${LABEL_SIZE}px ${style.fontFamily}`;
    context.textAlign = 'left';
    context.fillStyle = style.quiet;
    context.fillText(label, columns.label, top + rowHeight / 2);
    setFigures(context, style);
  };

  /** Draws the label of a row and the mark of an own order, and returns its cells from the first to the last one that has changed. */
  const changesOf = (
    context: CanvasRenderingContext2D,
    look: BookLook,
    slot: BookSlot,
    before: RowContent,
    now: RowContent,
  ): ChangedCells | undefined => {
    const top = slotTop(slot, look.shape);
    const isChanged = (cell: Cell) =>
      before[cell.figure] !== now[cell.figure] ||
      barEnd(cell, look.width, before.bar) !== barEnd(cell, look.width, now.bar);
    const changed = cells.slice(cells.findIndex(isChanged), cells.findLastIndex(isChanged) + 1);
    const [first, last] = [changed[0], changed.at(-1)];
    if (before.label !== now.label || before.isOwn !== now.isOwn) drawLabel(context, look, top, now);
    if (!first || !last) return undefined;
    const isBest = isBestSlot(slot, look.shape);
    return { cells: changed, left: first.left, right: last.right, row: now, side: slot.side, isBest, top };
  };

  const drawTheMiddle = (context: CanvasRenderingContext2D, look: BookLook, view: BookView) => {
    const isSame = middle?.last === view.last && middle?.spread === view.spread && middle?.mid === view.mid;
    if (middle && isSame) return;
    middle = view;
    const top = middleTop(look.shape);
    drawMiddle(context, look.writeMiddle(view), { top, height: MIDDLE_HEIGHT, width: look.width, style: look.style });
    setFigures(context, look.style);
  };

  return {
    look(look) {
      const { width, ratio, shape, style } = look;
      current = look;
      columns = bookColumns(width, look.priceLength, look.hasNumbers);
      digits = digitsIn(columns.sum - columns.amount);
      cells = cellsOf(columns, width);
      rows = new Map();
      middle = undefined;
      const height = bookHeight(shape);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      if (!g) return;
      g.setTransform(ratio, 0, 0, ratio, 0, 0);
      g.textBaseline = 'middle';
      // Kerning takes a fifth of the time to draw a text that has not been drawn before, and shifts digits.
      g.fontKerning = 'none';
      setFigures(g, style);
      g.fillStyle = style.panel;
      g.fillRect(0, 0, width, height);
    },
    draw(view) {
      if (!current || !g) return;
      const look = current;
      const before = { scale, writeQuantity };
      scale = steadyScale(scale, toDrawingNumber(view.largestTotal));
      const write = quantityWriter(look, view.largestTotal, digits);
      writeQuantity = write;
      const isSameWriter = before.writeQuantity === write;
      const isSameScale = before.scale === scale && isSameWriter;
      const pixelsPerUnit = (look.width - columns.labelEnd) / scale;
      const changed: ChangedCells[] = [];
      for (const side of ['asks', 'bids'] as const) {
        for (let slot = 0; slot < look.shape[side]; slot++) {
          const row = rowInSlot(view, { side, slot }, look.shape);
          const top = slotTop({ side, slot }, look.shape);
          const known = rows.get(top) ?? EMPTY_ROW;
          // A row that has not changed keeps its identity (`bookView`).
          if (isSameScale && known.row === row) continue;
          const content = row ? rowContent(row, look, write, pixelsPerUnit, isSameWriter ? known : undefined) : NOTHING;
          rows.set(top, { row, content });
          const cellsOfRow = changesOf(g, look, { side, slot }, known.content, content);
          if (cellsOfRow) changed.push(cellsOfRow);
        }
      }
      if (changed.length > 0) paintCells(g, changed, look);
      drawTheMiddle(g, look, view);
    },
  };
}
