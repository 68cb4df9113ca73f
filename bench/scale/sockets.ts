import { setTimeout as wait } from 'node:timers/promises';
import type { Interest } from '@bourse/realtime/contract';
import { openListeners } from '../sandbox-load/listeners.ts';
import type { Built } from '../shared/build.ts';
import { startExchange } from '../shared/exchange.ts';
import { startCluster } from './local-cluster.ts';
import { processorSeconds } from './processor-time.ts';
import type { Programs } from './programs.ts';

/** The same market in every setup: actions of bots a second. */
const ENVIRONMENT = { BOT_RATE: '2' };
const SETTLE_MS = 3000;

/** A tab that shows one pair beside the list of all. */
const ONE_PAIR: Interest = { pairs: ['1-3'], lists: ['daymarket_list'] };

/** Processor time and events of a crowd of sockets. */
export interface SocketCost {
  readonly setup: 'all in one' | 'core and two edges';
  readonly crowd: 'none' | 'every pair' | 'one pair';
  readonly sockets: number;
  /** Events a second that a socket got. */
  readonly eventsPerSocket: number;
  /** Processor seconds a second, of the process that matches. */
  readonly core: number;
  /** Processor seconds a second, of both edges together; 0 without edges. */
  readonly edges: number;
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

async function measureAt(
  { setup, address, core, edges }: Place,
  size: Size,
  say: (line: string) => void,
): Promise<SocketCost[]> {
  const costs: SocketCost[] = [];
  for (const { crowd, interest } of CROWDS) {
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
    const seconds = (performance.now() - began) / 1000;
    const cost: SocketCost = {
      setup,
      crowd,
      sockets,
      eventsPerSocket: sockets === 0 ? 0 : events / sockets / seconds,
      core: (after[0] - before[0]) / seconds,
      edges: (after[1] - before[1]) / seconds,
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
  const cluster = await startCluster({ programs, ...build, environment: ENVIRONMENT });
  const [core] = cluster.cores;
  const edges = cluster.edges.map(({ pid }) => pid);
  const shared = await measureAt(
    { setup: 'core and two edges', address: cluster.address, core: core?.pid ?? 0, edges },
    size,
    say,
  ).finally(() => cluster.stop());
  return [...alone, ...shared];
}
