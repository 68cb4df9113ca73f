import { throttle } from './throttle';

/** Minimum interval between updates of texts, milliseconds. */
const READING_PACE_MS = 250;

/** A value outside of React that says when it changes. */
export interface Source<Value> {
  readonly get: () => Value;
  /** Called on every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The same source for views of texts: its listeners are called at most four times a second, at the first change at once.
 * `get` returns the newest value.
 */
export function throttledSource<Value>(source: Source<Value>): Source<Value> {
  return {
    get: source.get,
    subscribe: (listener) => {
      const reading = throttle(READING_PACE_MS, listener);
      const stop = source.subscribe(reading.request);
      return () => {
        stop();
        reading.stop();
      };
    },
  };
}
