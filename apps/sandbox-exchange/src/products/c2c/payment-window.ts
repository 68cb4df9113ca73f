/** Time to pay (money side, section 9), milliseconds. */
export const PAYMENT_WINDOW_MS = 15 * 60_000;

/** Deadline of an unpaid order. */
export const expiryKey = (orderId: number): string => `expire ${orderId}`;
