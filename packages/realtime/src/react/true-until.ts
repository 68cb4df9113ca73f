/** Streamed data are polled every five seconds while the socket does not deliver (trading side, section 9). */
export const FALLBACK_INTERVAL_MS = 5000;

/** Milliseconds after the socket stops delivering until its data count as stale. */
const BROUGHT_COUNTS_MS = 5000;

/** A read that succeeds counts until the next one should have come, with time for its reply. */
const READ_COUNTS_MS = FALLBACK_INTERVAL_MS + 2500;

/** The inputs for freshness. Times are epoch milliseconds. */
export interface Proofs {
  /** Time of the last read by request; `undefined` if there was none. */
  readonly readAt: number | undefined;
  /** Since when the socket delivers nothing; `undefined` while it does. */
  readonly awaySince: number | undefined;
  /** While offline, reads return cached copies and do not count. */
  readonly isOnline: boolean;
  /** Does the socket bring every change of it? Else only reads prove anything. */
  readonly isStreamed: boolean;
}

/**
 * Until when displayed data count as current, in epoch milliseconds. A silent socket makes nothing stale as long as
 * requests succeed. Data that were never read and are not streamed cannot be stale.
 */
export function trueUntil({ readAt, awaySince, isOnline, isStreamed }: Proofs): number {
  const broughtUntil = awaySince === undefined ? Infinity : awaySince + BROUGHT_COUNTS_MS;
  const readUntil = readAt === undefined ? undefined : readAt + READ_COUNTS_MS;
  if (!isStreamed) return isOnline ? (readUntil ?? Infinity) : Math.min(readUntil ?? Infinity, broughtUntil);
  return isOnline ? Math.max(broughtUntil, readUntil ?? broughtUntil) : broughtUntil;
}
