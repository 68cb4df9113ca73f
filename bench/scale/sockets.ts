import { setTimeout as wait } from 'node:timers/promises';
import type { Interest } from '@bourse/contracts/events';
import { openListeners } from '../sandbox-load/listeners.ts';
import { memoryOf } from '../sandbox-load/memory.ts';
import type { Built } from '../shared/build.ts';
import { startExchange } from '../shared/exchange.ts';
import { startCluster, type LocalCluster } from './local-cluster.ts';
import { processorSeconds } from '../shared/processor-time.ts';
import type { Programs } from './programs.ts';

/** The same market in every setup: actions of bots a second. */
const ENVIRONMENT = { BOT_RATE: '2' };
const SETTLE_MS = 3000;

/** A tab that shows one pair beside the list of all. */
const ONE_PAIR: Interest = { pairs: ['1-3'], lists: ['daymarket_list'] };

/** Processor time and events of a crowd of sockets. */
export interface SocketCost {
  readonly setup: 'all in one' | 'core and two edges' | 'core and one edge';
  readonly crowd: 'none' | 'every pair' | 'one pair';
  readonly sockets: number;
  /** Events a second that a socket got. */
  readonly eventsPerSocket: number;
  /** Processor seconds a second, of the process that matches. */
  readonly core: number;
  /** Processor seconds a second, of all edges together; 0 without edges. */
  readonly edges: number;
  /** Resident memory of the process that matches and of the edges, in MiB. */
  readonly memory: number;
  readonly lost: number;
}

interface Place {
  readonly setup: SocketCost['setup'];
  readonly address: string;
  readonly core: number;
  readonly edges: readonly number[];
}

interface Size {
  readonly sockets: number;
  readonly seconds: number;
}

const CROWDS = [
  { crowd: 'none', interest: undefined },
  { crowd: 'every pair', interest: undefined },
  { crowd: 'one pair', interest: ONE_PAIR },
] as const;
/** What one edge holds to two: the crowds that are compared. */
const COMPARED = CROWDS.slice(0, 2);

async function measureAt(
  { setup, address, core, edges }: Place,
  size: Size,
  say: (line: string) => void,
  crowds: readonly (typeof CROWDS)[number][] = CROWDS,
): Promise<SocketCost[]> {
  const costs: SocketCost[] = [];
  for (const { crowd, interest } of crowds) {
    const sockets = crowd === 'none' ? 0 : size.sockets;
    const listeners = await openListeners(address, sockets, interest);
    await wait(SETTLE_MS);
    await listeners.count();
    const began = performance.now();
    const used = () => [processorSeconds(core), edges.reduce((sum, pid) => sum + processorSeconds(pid), 0)] as const;
    const before = used();
    await wait(size.seconds * 1000);
    const events = await listeners.count();
    const after = used();
    const memories = await Promise.all([core, ...edges].map(memoryOf));
    const seconds = (performance.now() - began) / 1000;
    const cost: SocketCost = {
      setup,
      crowd,
      sockets,
      eventsPerSocket: sockets === 0 ? 0 : events / sockets / seconds,
      core: (after[0] - before[0]) / seconds,
      edges: (after[1] - before[1]) / seconds,
      memory: memories.reduce((sum, one) => sum + one, 0),
      lost: listeners.lost(),
    };
    costs.push(cost);
    say(`${setup}, ${crowd}: core ${Math.round(cost.core * 100)} %, edges ${Math.round(cost.edges * 100)} %`);
    await listeners.close();
  }
  return costs;
}

/** Measures what sockets cost: all in one process, and with edges. Linux only, for the processor time of each process. */
export async function measureSockets(
  programs: Programs,
  build: Built,
  size: Size,
  say: (line: string) => void,
): Promise<readonly SocketCost[]> {
  const exchange = await startExchange(ENVIRONMENT, Promise.resolve(build));
  const alone = await measureAt(
    { setup: 'all in one', address: exchange.address, core: exchange.pid, edges: [] },
    size,
    say,
  ).finally(exchange.stop);
  return [
    ...alone,
    ...(await measureCluster(await startCluster({ programs, ...build, environment: ENVIRONMENT }), size, say)),
  ];
}

/** With two edges, then with the first one alone, which has the address of both. */
async function measureCluster(
  cluster: LocalCluster,
  size: Size,
  say: (line: string) => void,
): Promise<readonly SocketCost[]> {
  try {
    const [core] = cluster.cores;
    const [first, second] = cluster.edges;
    if (!core || !first || !second) throw new Error('the cluster is not complete');
    const place = { address: cluster.address, core: core.pid };
    const two = { ...place, setup: 'core and two edges', edges: [first.pid, second.pid] } as const;
    const shared = await measureAt(two, size, say);
    second.signal('SIGTERM');
    await second.ended;
    const one = { ...place, setup: 'core and one edge', edges: [first.pid] } as const;
    return [...shared, ...(await measureAt(one, size, say, COMPARED))];
  } finally {
    await cluster.stop();
  }
}
