import type { Clock } from '../ports';

/** A clock that runs with the machine's, and can be put forward. */
export interface MovableClock extends Clock {
  /** @throws RangeError for a time before the current one */
  advance(milliseconds: number): void;
}

export function movableClock(machine: Clock = Date, ahead = 0): MovableClock {
  return {
    now: () => machine.now() + ahead,
    advance(milliseconds) {
      if (!(milliseconds >= 0)) throw new RangeError('time goes forward');
      ahead += milliseconds;
    },
  };
}
