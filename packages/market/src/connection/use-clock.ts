import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, SECOND_MS);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/**
 * What a reading of the clock says, looked at every second while it matters; renders again only where it says something else. It
 * must be a coarse one, such as whole seconds: it is asked for more than once.
 */
export function useClock<Reading extends number | boolean>(
  isRunning: boolean,
  read: (now: number) => Reading,
): Reading {
  return useSyncExternalStore(isRunning ? everySecond : never, () => read(Date.now()));
}
