/**
 * Money does not leave its user for so long after a reset of the password or the end of a lost second factor, in milliseconds: an attacker cannot empty the
 * account before the user has read the notice.
 */
export const PAYMENTS_HELD_MS = 24 * 60 * 60_000;
