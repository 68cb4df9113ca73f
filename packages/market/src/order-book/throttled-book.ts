import { throttle } from '../throttle/throttle';
import type { BookStore, ReadableBook } from './book-store';

/** Minimum interval between updates of texts, milliseconds. */
const READING_PACE_MS = 250;

/**
 * The same book for views of texts: its listeners are called at most four times a second, at the first change at once.
 * `get` returns the newest book.
 */
export function throttledBook(store: BookStore): ReadableBook {
  return {
    get: store.get,
    subscribe: (listener) => {
      const reading = throttle(READING_PACE_MS, listener);
      const stop = store.subscribe(reading.request);
      return () => {
        stop();
        reading.stop();
      };
    },
  };
}
