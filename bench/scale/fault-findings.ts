import type { Findings } from '../shared/bench.ts';
import { round } from '../shared/statistics.ts';
import type { FaultFindings, ProductCount, Suffered } from './faults.ts';

/** Milliseconds from the end of the core to the first write that the standby acknowledges. */
const FAILOVER_MS = 5000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const lost = ({ acknowledged, stored }: ProductCount) => Math.max(0, acknowledged - stored);
const doubled = ({ acknowledged, stored }: ProductCount) => Math.max(0, stored - acknowledged);

/** Acknowledged writes of each product under all faults. */
function acknowledgedOf(suffered: readonly Suffered[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { product, acknowledged } of suffered.flatMap(({ counts }) => counts)) {
    totals.set(product, (totals.get(product) ?? 0) + acknowledged);
  }
  return totals;
}

/** Goals, the table and notes about faults under load. */
export function faultFindings({ suffered, standbyStayed, openedOfTwo, takeover }: FaultFindings): Findings {
  const failover = suffered.find(({ fault }) => fault.includes('standby'))?.longestGap ?? Number.NaN;
  const counts = suffered.flatMap((one) => one.counts);
  const totals = acknowledgedOf(suffered);
  const broken = suffered.flatMap((one) => one.broken);
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
        measured: `${sum(counts.map(lost))} lost, ${sum(counts.map(doubled))} doubled of ${[...totals]
          .map(([product, acknowledged]) => `${acknowledged} ${product}`)
          .join(', ')}`,
        wanted: '0 lost, 0 doubled, some of each product',
        isReached:
          counts.every((one) => one.acknowledged === one.stored) && [...totals.values()].every((total) => total > 0),
      },
      {
        what: 'Sums are zero, and the rules of the audit hold',
        measured: broken.join(', ') || 'all hold',
        wanted: 'all hold',
        isReached: broken.length === 0,
      },
      {
        what: 'The standby goes on through a restart of PostgreSQL',
        measured: standbyStayed ? 'yes' : 'no',
        wanted: 'yes',
        isReached: standbyStayed,
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
          'lost',
          'doubled',
          'unknown outcomes',
          'refused',
          'sums and audit',
        ],
        rows: suffered.map((one) => [
          one.fault,
          one.longestGap,
          sum(one.counts.map(({ acknowledged }) => acknowledged)),
          sum(one.counts.map(lost)),
          sum(one.counts.map(doubled)),
          one.unknown,
          one.refused,
          one.broken.join(', ') || 'hold',
        ]),
      },
    ],
    notes: [
      'Each fault has a load of its own, which ends before the next one. A request without an answer, or with status 503, is an unknown outcome. The load sends it again as it was, with the same `t`, until it is acknowledged: so the stored rows of each product must be as many as the acknowledged ones. Refused writes were answered as not carried out.',
      `From the end of the core until it was open the standby used ${round(takeover, 2)} s of a processor: on a machine that does other work too, the time without an acknowledgement is a multiple of it.`,
      'A paused core keeps its lock: the standby does not take over, and the requests of that time are answered when it goes on or at the deadline of the edge.',
    ],
  };
}
