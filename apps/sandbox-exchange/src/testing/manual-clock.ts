import type { Clock } from '../ports';

/** A clock that only the test moves. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
  set(now: number): void;
}

export function manualClock(start = Date.UTC(2026, 10, 20, 8)): ManualClock {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (moment) => {
      now = moment;
    },
  };
}
