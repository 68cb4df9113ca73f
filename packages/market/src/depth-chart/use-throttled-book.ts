import { useMemo, useSyncExternalStore } from 'react';
import type { BookState, BookStore } from '../order-book/book-store';
import { throttledBook } from '../order-book/throttled-book';

/** The current book, throttled for rendering; the curves are redrawn in every frame. */
export function useThrottledBook(store: BookStore): BookState | undefined {
  const throttled = useMemo(() => throttledBook(store), [store]);
  return useSyncExternalStore(throttled.subscribe, throttled.get);
}
