import { isDiskFull } from '../store/errors';

/** A full disk fails every tick; it is reported once in this time. */
const FULL_EVERY_MS = 60_000;

/** Prints what went wrong: a full disk as one line a minute, anything else with its stack. */
export function operatorLog(print: (line: unknown) => void, now: () => number = Date.now): (error: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!isDiskFull(error)) {
      print(error);
      return;
    }
    if (Math.abs(now() - reportedAt) < FULL_EVERY_MS) return;
    reportedAt = now();
    print(error instanceof Error ? error.message : error);
  };
}
