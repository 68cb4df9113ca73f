import type { Findings } from '../shared/bench.ts';
import type { Reconnections } from './reconnections.ts';

const SPREAD_MS = 15_000;
/** The part of the clients that may read their state in one second. */
const MOST_IN_SECOND = 0.1;

/** Goals and notes about clients that reconnect after an outage. */
export function reconnectionFindings(found: Reconnections): Findings {
  const { clients, outageSeconds, back, first, last, inFirstSecond, inBusiestSecond } = found;
  const spread = last - first;
  const most = clients * MOST_IN_SECOND;
  return {
    goals: [
      {
        what: `${clients} clients after an outage of ${outageSeconds} s: time from the first that is back to the last`,
        measured: `${back} back, ${spread} ms`,
        wanted: `all back, >= ${SPREAD_MS} ms`,
        isReached: back >= clients && spread >= SPREAD_MS,
      },
      {
        what: `${clients} clients after an outage of ${outageSeconds} s: those that read their state in the first second, and in the busiest`,
        measured: `${inFirstSecond}, ${inBusiestSecond}`,
        wanted: `<= ${most} each`,
        isReached: Math.max(inFirstSecond, inBusiestSecond) <= most,
      },
    ],
    tables: [],
    notes: [
      'The clients after an outage are connections of the client itself, with its own pauses between attempts, all in one process.',
    ],
  };
}
