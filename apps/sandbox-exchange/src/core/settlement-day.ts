const DAY_MS = 86_400_000;

/**
 * The day of a moment, counted since 1970. A day begins at 00:00 UTC, which is 08:00 in Beijing, when rebates are settled (money side,
 * section 9).
 */
export const dayOf = (moment: number): number => Math.floor(moment / DAY_MS);

/** When a day begins, in epoch milliseconds. */
export const beginOf = (day: number): number => day * DAY_MS;
