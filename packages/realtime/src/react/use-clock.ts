import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, SECOND_MS);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/**
 * A value derived from the clock, computed every second; renders again only when the value changes. Must be coarse,
 * such as whole seconds, because it is computed more than once.
 */
export function useClock<Reading extends number | boolean>(
  isRunning: boolean,
  read: (now: number) => Reading,
): Reading {
  const readNow = () => read(Date.now());
  return useSyncExternalStore(isRunning ? everySecond : never, readNow, readNow);
}
