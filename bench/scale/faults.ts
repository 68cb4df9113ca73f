import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Built } from '../shared/build.ts';
import { faultsOf, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import { round } from '../shared/statistics.ts';
import { startLoad, type Load, type Worker } from './load.ts';
import { processorSeconds } from '../shared/processor-time.ts';
import { OPEN, openAddressOf, startCluster, type LocalCluster, type Node } from './local-cluster.ts';
import { openUsers, PRODUCT_LOADS } from './products.ts';
import type { Programs } from './programs.ts';

/** What a fault did to the load. */
export interface Suffered {
  readonly fault: string;
  /** The longest time without an acknowledged write, in milliseconds. */
  readonly longestGap: number;
  readonly done: number;
  /** Requests without an answer or with an unknown outcome. */
  readonly unknown: number;
  readonly refused: number;
}

export interface FaultFindings {
  readonly suffered: readonly Suffered[];
  /** Of each product: acknowledged writes, and those in the database. */
  readonly counts: readonly { readonly product: string; readonly acknowledged: number; readonly stored: number }[];
  /** Sums that are not zero, and rules of the audit that do not hold. */
  readonly broken: readonly string[];
  /** Of two cores that were started at once, those that opened. */
  readonly openedOfTwo: number;
  /** Seconds of a processor that the standby used from the end of the core until it was open. */
  readonly takeover: number;
}

/** Starts a core again that has ended, as a supervisor does. */
function supervise(cluster: LocalCluster): { stop: () => void; pause: (isPaused: boolean) => void } {
  let isPaused = false;
  const timer = setInterval(() => {
    if (isPaused) return;
    cluster.cores.forEach((core, index) => {
      if (isEnded(core)) cluster.cores[index] = cluster.startCore(index);
    });
  }, 300);
  return { stop: () => clearInterval(timer), pause: (paused) => (isPaused = paused) };
}

const endedNodes = new WeakSet<Node>();
const watched = new WeakSet<Node>();
function isEnded(node: Node): boolean {
  if (!watched.has(node)) {
    watched.add(node);
    void node.ended.then(() => endedNodes.add(node));
  }
  return endedNodes.has(node);
}

/** The core that has opened last and has not ended: the one with the lock. */
function activeCore(cluster: LocalCluster): { node: Node; address: string } {
  for (const node of cluster.cores) {
    const address = openAddressOf(node);
    if (address !== undefined && !isEnded(node)) return { node, address };
  }
  throw new Error('no core is open');
}

async function untilServing(cluster: LocalCluster): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      const { address } = activeCore(cluster);
      if ((await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) })).ok) return;
    } catch {
      // Not yet.
    }
    await wait(100);
  }
  throw new Error('no core serves');
}

const sumOf = (workers: readonly Worker[], key: 'done' | 'unknown' | 'refused') =>
  workers.reduce((sum, worker) => sum + worker[key], 0);

/** Breaks the parts of a cluster one after another under load, then compares what was acknowledged with what is stored. */
export async function sufferFaults(
  programs: Programs,
  { web, sandbox }: Built,
  say: (line: string) => void,
): Promise<FaultFindings> {
  const cluster = await startCluster({
    programs,
    web,
    sandbox,
    environment: { BOT_RATE: '2', SANDBOX_CONTROL: '1', SANDBOX_TOKEN },
  });
  const supervisor = supervise(cluster);
  const suffered: Suffered[] = [];
  let openedOfTwo = 0;
  let takeover = Number.NaN;
  try {
    const { address } = activeCore(cluster);
    const load = startLoad(cluster.address, await openUsers(address));

    /** Lets the load run, breaks something, and lets it run on until writes are acknowledged again. */
    const under = async (fault: string, breakIt: () => Promise<void>) => {
      await wait(1500);
      const before = {
        done: sumOf(load.workers, 'done'),
        unknown: sumOf(load.workers, 'unknown'),
        refused: sumOf(load.workers, 'refused'),
      };
      const began = performance.now();
      await breakIt();
      await untilServing(cluster);
      const healed = load.acknowledged.length;
      for (let tries = 0; tries < 300 && load.acknowledged.length < healed + 5; tries += 1) await wait(100);
      const one = {
        fault,
        longestGap: round(longestGap(load, began)),
        done: sumOf(load.workers, 'done') - before.done,
        unknown: sumOf(load.workers, 'unknown') - before.unknown,
        refused: sumOf(load.workers, 'refused') - before.refused,
      };
      suffered.push(one);
      say(`${fault}: ${one.longestGap} ms without an acknowledgement, ${one.unknown} unknown outcomes`);
    };

    await under('kill -9 of an edge', async () => {
      cluster.edges[0]?.signal('SIGKILL');
      await cluster.edges[0]?.ended;
      await wait(1000);
      cluster.edges[0] = cluster.startEdge(0);
      await cluster.edges[0].said(/open at/);
    });
    await under('kill -9 of the core, with a standby', async () => {
      const { node } = activeCore(cluster);
      const standby = cluster.cores.find((core) => core !== node);
      if (!standby) throw new Error('there is no standby');
      const before = processorSeconds(standby.pid);
      node.signal('SIGKILL');
      await standby.said(OPEN);
      takeover = processorSeconds(standby.pid) - before;
    });
    await under('kill -9 of Redis, 3 s away', async () => {
      cluster.redis.signal('SIGKILL');
      await cluster.redis.ended;
      await wait(3000);
      cluster.redis = cluster.startRedis();
      await cluster.redis.said(/Ready to accept connections/);
    });
    await under('restart of PostgreSQL', async () => {
      cluster.postgres.signal('SIGINT');
      await cluster.postgres.ended;
      cluster.postgres = cluster.startPostgres();
      await cluster.postgres.said(/ready to accept connections/);
      await wait(1000);
    });
    await under('a core that is paused for 5 s (SIGSTOP)', async () => {
      const { node } = activeCore(cluster);
      node.signal('SIGSTOP');
      await wait(5000);
      node.signal('SIGCONT');
    });
    await under('an edge that is paused for 3 s (SIGSTOP)', async () => {
      cluster.edges[1]?.signal('SIGSTOP');
      await wait(3000);
      cluster.edges[1]?.signal('SIGCONT');
    });
    await under('two cores that start at once', async () => {
      supervisor.pause(true);
      for (const core of cluster.cores) core.signal('SIGKILL');
      await Promise.all(cluster.cores.map((core) => core.ended));
      cluster.cores.splice(0, 2, cluster.startCore(0), cluster.startCore(1));
      await Promise.race(cluster.cores.map((core) => core.said(OPEN)));
      await Promise.race(cluster.cores.map((core) => core.said(/Standby/)));
      await wait(1000);
      openedOfTwo = cluster.cores.filter((core) => openAddressOf(core) !== undefined).length;
      supervisor.pause(false);
    });
    await load.stop();
    const counts = await countStored(cluster.databaseUrl, load.workers);
    return { suffered, counts, broken: await faultsOf(activeCore(cluster).address), openedOfTwo, takeover };
  } finally {
    supervisor.stop();
    await cluster.stop();
  }
}

function longestGap({ acknowledged }: Load, began: number): number {
  const moments = [began, ...acknowledged.filter((moment) => moment > began)];
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? began)), 0);
}

async function countStored(databaseUrl: string, workers: readonly Worker[]): Promise<FaultFindings['counts']> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const counts: { product: string; acknowledged: number; stored: number }[] = [];
    for (const { product, stored } of PRODUCT_LOADS) {
      const own = workers.filter((worker) => worker.product === product);
      let rowsOfUsers = 0;
      for (const { userId } of own) {
        const { rows } = await client.query<{ count: number }>(stored, [userId]);
        rowsOfUsers += rows[0]?.count ?? 0;
      }
      counts.push({ product, acknowledged: own.reduce((sum, { done }) => sum + done, 0), stored: rowsOfUsers });
    }
    return counts;
  } finally {
    await client.end();
  }
}
