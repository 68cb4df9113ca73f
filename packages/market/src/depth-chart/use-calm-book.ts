import { useCallback, useSyncExternalStore } from 'react';
import { atMostEvery } from '../at-most-every';
import type { BookState, BookStore } from '../order-book/book-store';

/** Words about the curves are written this often at the most; the curves themselves move with every frame. */
const READING_PACE_MS = 250;

/** The book as it is, rendered at a reading pace. */
export function useCalmBook(store: BookStore): BookState | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const reading = atMostEvery(READING_PACE_MS, listener);
      const stop = store.subscribe(reading.request);
      return () => {
        stop();
        reading.stop();
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, store.get);
}
