import type { Decimal } from '@bourse/decimal';
import { createExternalStore, type ExternalStore } from '@bourse/ui-kit';
import type { Book } from '@bourse/contracts/market';

/** A book with the last price of its pair, as the ticker has it. */
export interface BookState extends Book {
  readonly last?: Decimal | undefined;
}

/**
 * The levels of one pair, outside of React, because they change up to sixty times a second and the canvas draws them
 * directly. Each event contains the whole book, so a later one replaces an earlier one and a missed one does no harm.
 */
export interface BookStore extends Pick<ExternalStore<BookState | undefined>, 'get' | 'subscribe'> {
  /** `undefined` clears the book. */
  readonly replace: (book: BookState | undefined) => void;
}

/** A book that is only read. */
export type ReadableBook = Pick<BookStore, 'get' | 'subscribe'>;

export function createBookStore(first?: BookState): BookStore {
  const { get, set, subscribe } = createExternalStore(first);
  return { get, subscribe, replace: set };
}
