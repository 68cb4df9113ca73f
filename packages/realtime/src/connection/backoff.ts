const FIRST_MS = 500;
const LONGEST_MS = 60_000;

/**
 * Milliseconds to wait before the next attempt: exponential from 0.5 s to a minute, with jitter over the upper half of the
 * interval, so that clients do not all reconnect at once after a server restart.
 * @param attempt failed attempts so far, from 1
 * @param random from 0 to 1
 */
export function backoff(attempt: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(ceiling * (0.5 + random() / 2));
}
