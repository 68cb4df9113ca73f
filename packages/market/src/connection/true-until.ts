import { FALLBACK_INTERVAL_MS } from './use-fallback-interval';

/** So long after the socket ceased to deliver, what it brought counts as old. */
const BROUGHT_COUNTS_MS = 5000;

/** A read that succeeds counts until the next one should have come, with time for its reply. */
const READ_COUNTS_MS = FALLBACK_INTERVAL_MS + 2500;

/** What is known of how fresh something is. Moments are epoch milliseconds. */
export interface Proofs {
  /** When it was last read by request; `undefined` where it never was. */
  readonly readAt: number | undefined;
  /** Since when the socket delivers nothing; `undefined` while it does. */
  readonly awaySince: number | undefined;
  /** Without a network what is "read" is a kept copy, which proves nothing. */
  readonly isOnline: boolean;
  /** Does the socket bring every change of it? Else only reads prove anything. */
  readonly isStreamed: boolean;
}

/**
 * Until when what is shown counts as true, in epoch milliseconds. A socket that is silent because nothing happens makes nothing
 * old as long as it can be read. What was never read and is not streamed has nothing to show that could be old.
 */
export function trueUntil({ readAt, awaySince, isOnline, isStreamed }: Proofs): number {
  const broughtUntil = awaySince === undefined ? Infinity : awaySince + BROUGHT_COUNTS_MS;
  const readUntil = readAt === undefined ? undefined : readAt + READ_COUNTS_MS;
  if (!isStreamed) return isOnline ? (readUntil ?? Infinity) : Math.min(readUntil ?? Infinity, broughtUntil);
  return isOnline ? Math.max(broughtUntil, readUntil ?? broughtUntil) : broughtUntil;
}
