import { built } from '../shared/build.ts';
import type { Bench, BenchOptions, Findings } from '../shared/bench.ts';
import { faultFindings } from './fault-findings.ts';
import { sufferFaults } from './faults.ts';
import { findPrograms } from './programs.ts';
import { reconnectionFindings } from './reconnection-findings.ts';
import { measureReconnections } from './reconnections.ts';
import { measureSockets } from './sockets.ts';
import { socketFindings } from './socket-findings.ts';

/** Sockets, and how long they are measured in each setup. */
const SIZE = { sockets: 2000, seconds: 5 };
const QUICK_SIZE = { sockets: 100, seconds: 2 };
const OUTAGE = { clients: 2000, outageSeconds: 30 };
/** As long as the whole outage: the pauses between attempts, and so the spread, depend on it. */
const QUICK_OUTAGE = { clients: 100, outageSeconds: 30 };

async function measure({ say, isQuick }: BenchOptions): Promise<Findings> {
  const programs = findPrograms();
  if ('missing' in programs) {
    say(`Left out. ${programs.missing}`);
    return { goals: [], tables: [], notes: [`Left out. ${programs.missing}`] };
  }
  const build = await built();
  const parts = [
    socketFindings(await measureSockets(programs, build, isQuick ? QUICK_SIZE : SIZE, say)),
    reconnectionFindings(await measureReconnections(build, isQuick ? QUICK_OUTAGE : OUTAGE, say)),
    faultFindings(await sufferFaults(programs, build, say)),
  ];
  return {
    goals: parts.flatMap(({ goals }) => goals),
    tables: parts.flatMap(({ tables }) => tables),
    notes: parts.flatMap(({ notes }) => notes),
  };
}

export const scale: Bench = {
  name: 'scale',
  title: 'Several nodes over Redis and PostgreSQL: the cost of sockets, clients after an outage, faults under load',
  measure,
};
