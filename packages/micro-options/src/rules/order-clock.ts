/**
 * Remaining time of an order, anchored to the server's `remain_milli_seconds`. The device's wall clock is never read: `now` comes
 * from a monotonic clock (`performance.now()`), so a wrong device clock and a clock change have no effect.
 */
export interface Anchor {
  /** Monotonic milliseconds at which the server's figure was true: the middle of the round trip. */
  readonly at: number;
  /** Milliseconds until expiry at that moment. */
  readonly remaining: number;
  /** The true moment differs from `at` by at most this many milliseconds: half of the round trip. */
  readonly uncertainty: number;
}

/** @param sentAt monotonic milliseconds at which the request left; @param receivedAt at which the reply arrived */
export function anchorOf(remaining: number, sentAt: number, receivedAt: number): Anchor {
  return { at: (sentAt + receivedAt) / 2, remaining, uncertainty: (receivedAt - sentAt) / 2 };
}

/** The more exact of two anchors of one order; a new one replaces an old one of the same uncertainty. */
export function betterAnchor(before: Anchor | undefined, next: Anchor): Anchor {
  return before && before.uncertainty < next.uncertainty ? before : next;
}

/** Milliseconds until expiry, not below zero. */
export function remainingAt({ at, remaining }: Anchor, now: number): number {
  return Math.max(0, remaining - (now - at));
}

/** Seconds with one decimal, rounded down (money side, section 9). */
export function countdownText(remaining: number): string {
  return (Math.floor(Math.max(0, remaining) / 100) / 10).toFixed(1);
}
