import type { Decimal } from '@bourse/decimal';
import type { Book } from '../contract';

/** A book with the price of the newest trade, where it is known. */
export interface BookState extends Book {
  readonly last?: Decimal | undefined;
}

/**
 * The levels of one pair, outside of React: they change up to sixty times a second, and what draws them draws by itself.
 * A word is the whole book, so that a later one replaces an earlier one entirely and none is ever missed.
 */
export interface BookStore {
  readonly get: () => BookState | undefined;
  /** Hears of every change at once; returns the way to stop hearing. */
  readonly subscribe: (listener: () => void) => () => void;
  /** `undefined` says that nothing is known any longer. */
  readonly replace: (book: BookState | undefined) => void;
}

export function createBookStore(first?: BookState): BookStore {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    replace: (book) => {
      if (book === state) return;
      state = book;
      for (const listener of listeners) listener();
    },
  };
}
