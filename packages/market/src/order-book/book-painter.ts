import type { Decimal } from '@bourse/decimal';
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
  price?: Decimal;
  amount?: Decimal;
  sum?: Decimal;
  bar: number;
  label: string;
  isOwn: boolean;
}

const FIGURE_SIZE = 12;
const LABEL_SIZE = 11;
const BAR_OPACITY = 0.14;
const OWN_MARK = 3;

/**
 * Draws the book on a canvas. A word about the book changes a few levels and the sums below them: only these rows are
 * drawn again, and within a row the label only when it changes.
 */
export function createBookPainter(canvas: HTMLCanvasElement): BookPainter {
  // No canvas, no drawing (jsdom): the grid beside it still tells everything.
  const context = canvas.getContext('2d', { alpha: false });
  let current: BookLook | undefined;
  let columns: BookColumns = bookColumns(0);
  let drawn = new Map<number, Drawn>();
  let middle = '';

  const drawRow = (g: CanvasRenderingContext2D, look: BookLook, slot: BookSlot, row: BookRow | undefined) => {
    const top = slotTop(slot, look.levels);
    const before = drawn.get(top);
    const bar = row ? Math.round(row.depth * look.width) : 0;
    const label = row ? look.writeLabel(row) : '';
    const isOwn = row !== undefined && look.isOwn(row);
    if (
      before &&
      before.sum === row?.sum &&
      before.price === row?.price &&
      before.amount === row?.amount &&
      before.bar === bar &&
      before.label === label &&
      before.isOwn === isOwn
    ) {
      return;
    }
    drawn.set(
      top,
      row ? { price: row.price, amount: row.amount, sum: row.sum, bar, label, isOwn } : { bar, label, isOwn },
    );
    const { style, width } = look;
    g.fillStyle = style.panel;
    g.fillRect(0, top, width, ROW_HEIGHT);
    if (!row) return;
    const direction = slot.side === 'asks' ? style.down : style.up;
    g.fillStyle = direction;
    g.globalAlpha = BAR_OPACITY;
    g.fillRect(width - bar, top + 1, bar, ROW_HEIGHT - 2);
    g.globalAlpha = 1;
    const baseline = top + ROW_HEIGHT / 2;
    g.fillText(look.writePrice(row.price), columns.price, baseline);
    g.fillStyle = style.text;
    g.fillText(look.writeAmount(row.amount), columns.amount, baseline);
    g.fillText(look.writeAmount(row.sum), columns.sum, baseline);
    if (isOwn) {
      g.fillStyle = style.accent;
      g.fillRect(0, top + 1, OWN_MARK, ROW_HEIGHT - 2);
    }
    g.font = `${LABEL_SIZE}px ${style.fontFamily}`;
    g.textAlign = 'left';
    g.fillStyle = style.quiet;
    g.fillText(label, columns.label, baseline);
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
