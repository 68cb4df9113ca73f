import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import type { CanvasStyle } from '../canvas-style';
import type { BookRow, BookView } from './book-rows';
import type { WriteFigure } from './figures';
import {
  bookColumns,
  bookHeight,
  MIDDLE_HEIGHT,
  ROW_HEIGHT,
  rowInSlot,
  slotTop,
  type BookColumns,
  type BookSlot,
} from './layout';
import { drawMiddle, type MiddleTexts } from './draw-middle';

/** Everything besides the levels that decides what the book looks like. */
export interface BookLook {
  /** CSS pixels. */
  readonly width: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  readonly levels: number;
  readonly style: CanvasStyle;
  readonly writePrice: WriteFigure;
  readonly writeAmount: WriteFigure;
  readonly writeLabel: (row: BookRow) => string;
  readonly writeMiddle: (view: BookView) => MiddleTexts;
  /** Does an order of the reader's rest at this level? */
  readonly isOwn: (row: BookRow) => boolean;
}

export interface BookPainter {
  /** Draws the rows that differ from what is drawn. */
  readonly draw: (view: BookView) => void;
  /** From here on everything is drawn in another way. */
  readonly look: (look: BookLook) => void;
}

/** What stands in a row of the canvas. */
interface Drawn {
  readonly price?: Decimal;
  readonly amount?: Decimal;
  readonly sum?: Decimal;
  readonly bar: number;
  readonly label: string;
  readonly isOwn: boolean;
}

const NOTHING: Drawn = { bar: 0, label: '', isOwn: false };

const FIGURE_SIZE = 12;
const LABEL_SIZE = 11;
const BAR_OPACITY = 0.14;
const OWN_MARK = 3;

/**
 * Draws the book on a canvas. A word about the book changes a few levels and the sums beyond them: only these rows are
 * drawn again, and their labels only where they change.
 */
export function createBookPainter(canvas: HTMLCanvasElement): BookPainter {
  // No canvas, no drawing (jsdom): the grid beside it still tells everything.
  const context = canvas.getContext('2d', { alpha: false });
  let current: BookLook | undefined;
  let columns: BookColumns = bookColumns(0);
  let drawn = new Map<number, Drawn>();
  let middle = '';
  let scale = 0;

  const drawRow = (g: CanvasRenderingContext2D, look: BookLook, slot: BookSlot, row: BookRow | undefined) => {
    const top = slotTop(slot, look.levels);
    const before = drawn.get(top) ?? NOTHING;
    const now = row ? toDraw(row, look, (look.width - columns.labelEnd) / scale) : NOTHING;
    const hasNewFigures =
      before.sum !== now.sum || before.price !== now.price || before.amount !== now.amount || before.bar !== now.bar;
    const hasNewLabel = before.label !== now.label || before.isOwn !== now.isOwn;
    if (!hasNewFigures && !hasNewLabel) return;
    drawn.set(top, now);
    if (hasNewFigures) drawFigures(g, look, slot, top, now);
    if (hasNewLabel) drawLabel(g, look, top, now);
  };

  const drawFigures = (g: CanvasRenderingContext2D, look: BookLook, { side }: BookSlot, top: number, row: Drawn) => {
    const { style, width } = look;
    const baseline = top + ROW_HEIGHT / 2;
    g.fillStyle = style.panel;
    g.fillRect(columns.labelEnd, top, width - columns.labelEnd, ROW_HEIGHT);
    if (row.price === undefined || row.amount === undefined || row.sum === undefined) return;
    g.fillStyle = side === 'asks' ? style.down : style.up;
    g.globalAlpha = BAR_OPACITY;
    g.fillRect(width - row.bar, top + 1, row.bar, ROW_HEIGHT - 2);
    g.globalAlpha = 1;
    g.fillText(look.writePrice(row.price), columns.price, baseline);
    g.fillStyle = style.text;
    g.fillText(look.writeAmount(row.amount), columns.amount, baseline);
    g.fillText(look.writeAmount(row.sum), columns.sum, baseline);
  };

  const drawLabel = (g: CanvasRenderingContext2D, { style }: BookLook, top: number, { label, isOwn }: Drawn) => {
    g.fillStyle = style.panel;
    g.fillRect(0, top, columns.labelEnd, ROW_HEIGHT);
    if (isOwn) {
      g.fillStyle = style.accent;
      g.fillRect(0, top + 1, OWN_MARK, ROW_HEIGHT - 2);
    }
    g.font = `${LABEL_SIZE}px ${style.fontFamily}`;
    g.textAlign = 'left';
    g.fillStyle = style.quiet;
    g.fillText(label, columns.label, top + ROW_HEIGHT / 2);
    g.textAlign = 'right';
    g.font = `${FIGURE_SIZE}px ${style.fontFamily}`;
  };

  return {
    look(look) {
      current = look;
      columns = bookColumns(look.width);
      drawn = new Map();
      middle = '';
      const height = bookHeight(look.levels);
      canvas.width = Math.round(look.width * look.ratio);
      canvas.height = Math.round(height * look.ratio);
      if (!context) return;
      context.setTransform(look.ratio, 0, 0, look.ratio, 0, 0);
      context.textBaseline = 'middle';
      context.textAlign = 'right';
      context.font = `${FIGURE_SIZE}px ${look.style.fontFamily}`;
      context.fillStyle = look.style.panel;
      context.fillRect(0, 0, look.width, height);
    },
    draw(view) {
      if (!current || !context) return;
      scale = steadyScale(scale, toDrawingNumber(view.largestSum));
      for (const side of ['asks', 'bids'] as const) {
        for (let slot = 0; slot < current.levels; slot++) {
          drawRow(context, current, { side, slot }, rowInSlot(view, { side, slot }, current.levels));
        }
      }
      const texts = current.writeMiddle(view);
      const key = `${texts.last}|${texts.direction}|${texts.spread}|${texts.mid}`;
      if (key === middle) return;
      middle = key;
      const top = current.levels * ROW_HEIGHT;
      drawMiddle(context, texts, { top, height: MIDDLE_HEIGHT, width: current.width, style: current.style });
      context.font = `${FIGURE_SIZE}px ${current.style.fontFamily}`;
      context.textAlign = 'right';
    },
  };
}

function toDraw(row: BookRow, look: BookLook, pixelsPerUnit: number): Drawn {
  return {
    price: row.price,
    amount: row.amount,
    sum: row.sum,
    bar: Math.round(toDrawingNumber(row.sum) * pixelsPerUnit),
    label: look.writeLabel(row),
    isOwn: look.isOwn(row),
  };
}

const HEADROOM = 1.2;
const SHORTEST_LONGEST_BAR = 0.65;

/**
 * The sum that fills the whole width. It stays while the longest bar takes two thirds of the width and more: were it
 * always the largest sum itself, any change at the far end of the book would have every row drawn again.
 */
function steadyScale(scale: number, largestSum: number): number {
  const isSteady = largestSum <= scale && largestSum >= SHORTEST_LONGEST_BAR * scale;
  return isSteady ? scale : largestSum * HEADROOM;
}
