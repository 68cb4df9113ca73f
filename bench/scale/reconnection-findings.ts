import type { Findings } from '../shared/bench.ts';
import type { Reconnections } from './reconnections.ts';

const SPREAD_MS = 15_000;
/** The part of the clients that may read their state in one second. */
const MOST_IN_SECOND = 0.1;
/** Seconds of a row of the distribution. */
const STEP = 5;

/** Number of the moments (milliseconds) in each step of this length in seconds. A moment before the first step counts to it. */
function inSteps(moments: readonly number[], seconds: number): readonly number[] {
  const counts: number[] = [];
  for (const moment of moments) {
    const step = Math.max(0, Math.floor(moment / 1000 / seconds));
    while (counts.length <= step) counts.push(0);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

/** Goals, the distribution and notes about clients that reconnect after an outage. */
export function reconnectionFindings({
  clients,
  outageSeconds,
  connected,
  back,
  read,
  failed,
}: Reconnections): Findings {
  const spread = (back.at(-1) ?? Number.NaN) - (back[0] ?? Number.NaN);
  const most = clients * MOST_IN_SECOND;
  const readInSecond = inSteps(read, 1);
  const busiest = Math.max(0, ...readInSecond);
  const [backInStep, readInStep] = [inSteps(back, STEP), inSteps(read, STEP)];
  const after = `${clients} clients after an outage of ${outageSeconds} s`;
  return {
    goals: [
      {
        what: `${after}: time from the first that is back to the last`,
        measured: `${back.length} back, ${spread} ms`,
        wanted: `all back, >= ${SPREAD_MS} ms`,
        isReached: connected === clients && back.length >= clients && spread >= SPREAD_MS,
      },
      {
        what: `${after}: reads of their state in the first second, and in the busiest`,
        measured: `${readInSecond[0] ?? 0}, ${busiest}`,
        wanted: `<= ${most} each`,
        isReached: read.length > 0 && busiest <= most,
      },
      {
        what: `${after}: attempts and reads that failed after it`,
        measured: String(failed),
        wanted: '0',
        isReached: failed === 0,
      },
    ],
    tables: [
      {
        caption: `${clients} clients after an outage of ${outageSeconds} s`,
        columns: ['seconds after the outage', 'clients that are back', 'reads of their state'],
        rows: backInStep.map((count, step) => [`${step * STEP} to ${(step + 1) * STEP}`, count, readInStep[step] ?? 0]),
      },
    ],
    notes: [
      'The clients after an outage are connections of the client itself, with its own pauses between attempts, all in one process. One that is back reads the quotation.',
    ],
  };
}
