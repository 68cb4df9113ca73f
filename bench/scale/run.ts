import { built } from '../shared/build.ts';
import type { Bench, BenchOptions, Findings } from '../shared/bench.ts';
import { sufferFaults } from './faults.ts';
import { round } from '../shared/statistics.ts';
import { findPrograms } from './programs.ts';
import { measureSockets } from './sockets.ts';
import { socketFindings } from './socket-findings.ts';

const SIZE = { sockets: 2000, seconds: 8 };
const QUICK_SIZE = { sockets: 200, seconds: 4 };
/** Milliseconds from the end of the core to the first write that the standby acknowledges. */
const FAILOVER_MS = 5000;

async function measure({ say, isQuick }: BenchOptions): Promise<Findings> {
  const programs = findPrograms();
  if ('missing' in programs) {
    say(`Left out. ${programs.missing}`);
    return { goals: [], tables: [], notes: [`Left out. ${programs.missing}`] };
  }
  const build = await built();
  const found = await sufferFaults(programs, build, say);
  const costs = await measureSockets(programs, build, isQuick ? QUICK_SIZE : SIZE, say);
  const sockets = socketFindings(costs);
  const failover = found.suffered.find(({ fault }) => fault.includes('standby'))?.longestGap ?? Number.NaN;
  const differing = found.counts.filter(({ acknowledged, stored }) => acknowledged !== stored);
  return {
    goals: [
      ...sockets.goals,
      {
        what: 'The standby serves after the core was killed',
        measured: `${failover} ms`,
        wanted: `<= ${FAILOVER_MS} ms`,
        isReached: failover <= FAILOVER_MS,
      },
      {
        what: 'Acknowledged writes: none lost, none doubled',
        measured: found.counts.map((one) => `${one.product} ${one.acknowledged} / ${one.stored}`).join(', '),
        wanted: 'acknowledged / stored are equal',
        isReached: differing.length === 0,
      },
      {
        what: 'Sums are zero, and the rules of the audit hold',
        measured: found.broken.join(', ') || 'all hold',
        wanted: 'all hold',
        isReached: found.broken.length === 0,
      },
      {
        what: 'Of two cores that start at once one opens',
        measured: String(found.openedOfTwo),
        wanted: '1',
        isReached: found.openedOfTwo === 1,
      },
    ],
    tables: [
      ...sockets.tables,
      {
        caption: 'Faults under a load of all products',
        columns: [
          'fault',
          'longest time without an acknowledged write (ms)',
          'acknowledged',
          'unknown outcomes',
          'refused',
        ],
        rows: found.suffered.map((one) => [one.fault, one.longestGap, one.done, one.unknown, one.refused]),
      },
    ],
    notes: [
      ...sockets.notes,
      'A request without an answer, or with status 503, is an unknown outcome. The load sends it again as it was, with the same `t`, until it is acknowledged: so the stored rows must be as many as the acknowledged ones.',
      `From the end of the core until it was open the standby used ${round(found.takeover, 2)} s of a processor: on a machine that does other work too, the time without an acknowledgement is a multiple of it.`,
      'A paused core keeps its lock: the standby does not take over, and the requests of that time are answered when it goes on or at the deadline of the edge.',
    ],
  };
}

export const scale: Bench = {
  name: 'scale',
  title: 'Several nodes over Redis and PostgreSQL: the cost of sockets, faults under load',
  measure,
};
