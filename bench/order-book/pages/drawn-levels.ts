import type { Level } from '../../shared/book-stream.ts';
import type { Depth } from '../../shared/level-book.ts';

/** Columns by their place from the left: label, price, amount, sum. */
const PRICE = 1;
const AMOUNT = 2;

/**
 * Records all texts drawn on a canvas by position, and reads the levels of a book with this number of levels per side
 * from them: the displayed content, not the program's data.
 */
export function watchDrawing(depth: number): () => Depth {
  const texts = new Map<number, Map<number, string>>();
  // oxlint-disable-next-line typescript/unbound-method -- called with the context that it belongs to
  const draw = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function watched(text: string, x: number, y: number) {
    const row = texts.get(y) ?? new Map<number, string>();
    texts.set(y, row.set(x, text));
    draw.call(this, text, x, y);
  };
  return () => {
    const ys = [...texts.keys()].toSorted((a, b) => a - b);
    const levels = ys.map((y): Level => {
      const row = texts.get(y) ?? new Map<number, string>();
      const columns = [...row.keys()].toSorted((a, b) => a - b);
      const read = (column: number) => (row.get(columns[column] ?? 0) ?? '').replaceAll(',', '');
      return [read(PRICE), read(AMOUNT)];
    });
    // The row of last price and spread is between the halves.
    return { bids: levels.slice(-depth), asks: levels.slice(0, depth).toReversed() };
  };
}
