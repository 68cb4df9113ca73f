import type { BookStore } from '@bourse/market';
import { useSyncExternalStore } from 'react';

/** Is there a book to show? Renders again only when that changes, however fast the book moves. */
export function useHasBook(book: BookStore): boolean {
  return useSyncExternalStore(book.subscribe, () => book.get() !== undefined);
}
