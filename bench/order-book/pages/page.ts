import type { BookMessage } from '../../shared/book-stream.ts';
import { LevelBook, type Depth, type KnownLevel } from '../../shared/level-book.ts';

declare global {
  interface Window {
    /** Takes a message of the stream; the bench calls it once for each. */
    __feed?: (message: BookMessage) => void;
    /** The levels as they are shown, best first; a page that shows none has no such function. */
    __read?: () => Depth;
    /** The levels as they should be shown. */
    __expected?: () => Depth;
  }
}

/** Levels a side. */
export const DEPTH = 25;

/** Decimals of prices and sizes in the stream. */
export const PRICE_DECIMALS = 2;
export const SIZE_DECIMALS = 4;

export const root = document.getElementById('root') ?? document.body;

/** Keeps the book and renders it at most once a frame. */
export function feed(show: (book: LevelBook) => void): void {
  const book = new LevelBook();
  let isDue = false;
  const onFrame = () => {
    isDue = false;
    show(book);
  };
  window.__expected = () => book.top(DEPTH);
  window.__feed = (message) => {
    book.apply(message);
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(onFrame);
  };
}

/** Cumulative amounts from the best price to each level. */
export function sumsOf(levels: readonly KnownLevel[]): number[] {
  let sum = 0;
  return levels.slice(0, DEPTH).map(({ size }) => (sum += Number(size)));
}

export const largestOf = (...sides: readonly (readonly number[])[]) =>
  Math.max(...sides.map((sums) => sums.at(-1) ?? 0)) || 1;
