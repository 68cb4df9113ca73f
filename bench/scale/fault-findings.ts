import type { Findings } from '../shared/bench.ts';
import { round } from '../shared/statistics.ts';
import type { FaultFindings } from './faults.ts';

/** Milliseconds from the end of the core to the first write that the standby acknowledges. */
const FAILOVER_MS = 5000;

/** Goals, the table and notes about faults under load. */
export function faultFindings({ suffered, counts, broken, openedOfTwo, takeover }: FaultFindings): Findings {
  const failover = suffered.find(({ fault }) => fault.includes('standby'))?.longestGap ?? Number.NaN;
  return {
    goals: [
      {
        what: 'The standby serves after the core was killed',
        measured: `${failover} ms`,
        wanted: `<= ${FAILOVER_MS} ms`,
        isReached: failover <= FAILOVER_MS,
      },
      {
        what: 'Acknowledged writes: none lost, none doubled',
        measured: counts.map((one) => `${one.product} ${one.acknowledged} / ${one.stored}`).join(', '),
        wanted: 'acknowledged / stored are equal, and not 0',
        isReached: counts.every(({ acknowledged, stored }) => acknowledged > 0 && acknowledged === stored),
      },
      {
        what: 'Sums are zero, and the rules of the audit hold',
        measured: broken.join(', ') || 'all hold',
        wanted: 'all hold',
        isReached: broken.length === 0,
      },
      {
        what: 'Of two cores that start at once one opens',
        measured: String(openedOfTwo),
        wanted: '1',
        isReached: openedOfTwo === 1,
      },
    ],
    tables: [
      {
        caption: 'Faults under a load of all products',
        columns: [
          'fault',
          'longest time without an acknowledged write (ms)',
          'acknowledged',
          'unknown outcomes',
          'refused',
        ],
        rows: suffered.map((one) => [one.fault, one.longestGap, one.done, one.unknown, one.refused]),
      },
    ],
    notes: [
      'A request without an answer, or with status 503, is an unknown outcome. The load sends it again as it was, with the same `t`, until it is acknowledged: so the stored rows must be as many as the acknowledged ones.',
      `From the end of the core until it was open the standby used ${round(takeover, 2)} s of a processor: on a machine that does other work too, the time without an acknowledgement is a multiple of it.`,
      'A paused core keeps its lock: the standby does not take over, and the requests of that time are answered when it goes on or at the deadline of the edge.',
    ],
  };
}
