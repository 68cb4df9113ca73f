const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Milliseconds to wait before the next attempt: doubled from half a second to half a minute, and then somewhere between
 * half of that and all of it, so that the clients of a server that comes back do not all come at once.
 * @param attempt failed attempts so far, from 1
 * @param random from 0 to 1
 */
export function backoff(attempt: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(ceiling * (0.5 + random() / 2));
}
