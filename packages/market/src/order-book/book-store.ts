import type { Decimal } from '@bourse/decimal';
import type { Book } from '../contract';

/** A book with the last price of its pair, as the ticker has it. */
export interface BookState extends Book {
  readonly last?: Decimal | undefined;
}

/**
 * The levels of one pair, outside of React, because they change up to sixty times a second and the canvas draws them
 * directly. Each event contains the whole book, so a later one replaces an earlier one and a missed one does no harm.
 */
export interface BookStore {
  readonly get: () => BookState | undefined;
  /** Called on every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** `undefined` clears the book. */
  readonly replace: (book: BookState | undefined) => void;
}

/** A book that is only read. */
export type ReadableBook = Pick<BookStore, 'get' | 'subscribe'>;

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
