/** A transferred withdrawal confirms itself after so long (money side, section 9), milliseconds. */
export const CONFIRMS_ITSELF_MS = 20 * 60_000;

/** A deal without a decision ends after so long: the coin of its acceptor or user is free again. */
export const WAITS_MS = 2 * 60 * 60_000;

/** Deadline at which a transferred withdrawal confirms itself. */
export const confirmKey = (dealId: number): string => `confirm ${dealId}`;

/** Deadline of a deal without a decision. */
export const expiryKey = (dealId: number): string => `expire ${dealId}`;
