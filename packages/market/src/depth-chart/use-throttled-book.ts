import { useCallback, useSyncExternalStore } from 'react';
import { throttle } from '../throttle/throttle';
import type { BookState, BookStore } from '../order-book/book-store';

/** Minimum interval between updates of the texts; the curves are redrawn in every frame. */
const READING_PACE_MS = 250;

/** The current book, throttled for rendering. */
export function useThrottledBook(store: BookStore): BookState | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const reading = throttle(READING_PACE_MS, listener);
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
