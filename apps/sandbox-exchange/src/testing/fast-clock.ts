const ORIGIN = Date.UTC(2026, 0, 1);
const SPEED = 1000;

/** A clock that runs a thousand times faster than the machine's, also over a restart of the process. */
export const fastClock = { now: () => ORIGIN + (Date.now() - ORIGIN) * SPEED };
