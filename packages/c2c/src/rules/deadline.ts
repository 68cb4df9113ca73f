/** Time limit for marking an order as paid (money side, section 9), milliseconds. */
const PAYMENT_WINDOW_MS = 15 * 60_000;

/** Minutes before the deadline at which the remaining time is announced. */
const ANNOUNCED_MINUTES = [5, 2, 1] as const;

/** End of the payment window, epoch milliseconds by server time. */
export function deadlineOf(createdAt: number): number {
  return createdAt + PAYMENT_WINDOW_MS;
}

/** Share of the payment window that is left, 0 to 1. */
export function shareLeft(remainingMs: number): number {
  return Math.min(1, Math.max(0, remainingMs / PAYMENT_WINDOW_MS));
}

/**
 * Minutes to announce when the remaining time has changed from `before` to `now` (milliseconds); `undefined` if no mark
 * was passed. Of several marks passed at once (a tab that slept) the last one counts.
 */
export function minutesToAnnounce(before: number, now: number): number | undefined {
  if (now <= 0) return undefined;
  return ANNOUNCED_MINUTES.findLast((minutes) => before > minutes * 60_000 && now <= minutes * 60_000);
}

/** `m:ss`, rounded up to the second, so that `0:00` is shown only after the deadline. */
export function clockText(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
