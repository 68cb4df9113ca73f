import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { faultsOf, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import type { Built } from '../shared/build.ts';
import { round } from '../shared/statistics.ts';
import { startLoad, type Load, type User, type Write } from './load.ts';
import { OPEN, openAddressOf, startCluster, type LocalCluster } from './local-cluster.ts';
import type { Node } from './node.ts';
import { processorSeconds } from '../shared/processor-time.ts';
import { openUsers, PRODUCT_LOADS } from './products.ts';
import type { Programs } from './programs.ts';

/** What a fault did to a load of its own. */
export interface Suffered {
  readonly fault: string;
  /** The longest time without an acknowledged write, in milliseconds. */
  readonly longestGap: number;
  /** Of each product: acknowledged writes, and those in the database. */
  readonly counts: readonly ProductCount[];
  /** Requests without an answer or with an unknown outcome. */
  readonly unknown: number;
  readonly refused: number;
  /** Sums that are not zero, and rules of the audit that do not hold. */
  readonly broken: readonly string[];
}

export interface ProductCount {
  readonly product: string;
  readonly acknowledged: number;
  readonly stored: number;
}

export interface FaultFindings {
  readonly suffered: readonly Suffered[];
  /** The standby has not ended while PostgreSQL started again. */
  readonly standbyStayed: boolean;
  /** Of two cores that were started at once, those that opened. */
  readonly openedOfTwo: number;
  /** Seconds of a processor that the standby used from the end of the core until it was open. */
  readonly takeover: number;
}

/** The load alone, before a fault. */
const BEFORE_MS = 1500;
const LOOK_EVERY_MS = 100;
const SERVES_WITHIN_MS = 60_000;
/** Writes that must be acknowledged after a fault, and within which time. */
const HEALED = { writes: 5, withinMs: 30_000 };

/** Starts a core again that has ended, as a supervisor does. */
function supervise(cluster: LocalCluster): { stop: () => void; pause: (isPaused: boolean) => void } {
  let isPaused = false;
  const timer = setInterval(() => {
    if (isPaused) return;
    cluster.cores.forEach((core, index) => {
      if (core.hasEnded()) cluster.cores[index] = cluster.startCore(index);
    });
  }, 300);
  return { stop: () => clearInterval(timer), pause: (paused) => (isPaused = paused) };
}

/** The core that is open: the one with the lock. */
function activeCore(cluster: LocalCluster): { node: Node; address: string } {
  for (const node of cluster.cores) {
    const address = openAddressOf(node);
    if (address !== undefined && !node.hasEnded()) return { node, address };
  }
  throw new Error('no core is open');
}

function standbyOf(cluster: LocalCluster): Node {
  const { node } = activeCore(cluster);
  const standby = cluster.cores.find((core) => core !== node);
  if (!standby) throw new Error('there is no standby');
  return standby;
}

async function untilServing(cluster: LocalCluster): Promise<void> {
  const deadline = performance.now() + SERVES_WITHIN_MS;
  while (performance.now() < deadline) {
    try {
      const { address } = activeCore(cluster);
      if ((await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) })).ok) return;
    } catch {
      // Not yet.
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('no core serves');
}

/** Resolves when writes are acknowledged again, or after a time limit: the gap tells it. */
async function untilHealed({ acknowledged }: Load): Promise<void> {
  const [wanted, deadline] = [acknowledged.length + HEALED.writes, performance.now() + HEALED.withinMs];
  while (acknowledged.length < wanted && performance.now() < deadline) await wait(LOOK_EVERY_MS);
}

/** Rows in the database, by product. */
type StoredRows = ReadonlyMap<string, number>;

/** Counts the rows that the writes of the users have made. */
async function countStored(databaseUrl: string, users: readonly (readonly [Write, User])[]): Promise<StoredRows> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const counts = new Map<string, number>();
    for (const { product, stored } of PRODUCT_LOADS) {
      for (const [write, { id }] of users) {
        if (write.product !== product) continue;
        const { rows } = await client.query<{ count: number }>(stored, [id]);
        counts.set(product, (counts.get(product) ?? 0) + (rows[0]?.count ?? 0));
      }
    }
    return counts;
  } finally {
    await client.end();
  }
}

/** Breaks the parts of a cluster one after another under load, each time comparing what was acknowledged with what is stored. */
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
    const users = await openUsers(activeCore(cluster).address);
    const stored = () => countStored(cluster.databaseUrl, users);

    /** Lets a load run, breaks something, and lets it run on until writes are acknowledged again. */
    const under = async (fault: string, breakIt: () => Promise<void>) => {
      const before = await stored();
      const load = startLoad(cluster.address, users);
      await wait(BEFORE_MS);
      const began = performance.now();
      await breakIt();
      await untilServing(cluster);
      await untilHealed(load);
      const longest = longestGap(load, began, performance.now());
      await load.stop();
      const found: Suffered = {
        fault,
        longestGap: round(longest),
        counts: countsOf(load, before, await stored()),
        unknown: load.workers.reduce((sum, { unknown }) => sum + unknown, 0),
        refused: load.workers.reduce((sum, { refused }) => sum + refused, 0),
        broken: await faultsOf(activeCore(cluster).address),
      };
      suffered.push(found);
      say(`${fault}: ${found.longestGap} ms without an acknowledgement, ${found.unknown} unknown outcomes`);
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
      const next = standbyOf(cluster);
      const before = processorSeconds(next.pid);
      node.signal('SIGKILL');
      await next.said(OPEN);
      takeover = processorSeconds(next.pid) - before;
    });
    await under('kill -9 of Redis, 3 s away', async () => {
      cluster.redis.signal('SIGKILL');
      await cluster.redis.ended;
      await wait(3000);
      cluster.redis = cluster.startRedis();
      await cluster.redis.said(/Ready to accept connections/);
    });
    const standby = standbyOf(cluster);
    await standby.said(/Standby/);
    await under('restart of PostgreSQL', async () => {
      const { node } = activeCore(cluster);
      cluster.postgres.signal('SIGINT');
      await cluster.postgres.ended;
      cluster.postgres = cluster.startPostgres();
      await node.ended;
    });
    const standbyStayed = !standby.hasEnded();
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
    return { suffered, standbyStayed, openedOfTwo, takeover };
  } finally {
    supervisor.stop();
    await cluster.stop();
  }
}

/** The longest time between two acknowledged writes from one moment to another, in milliseconds. */
function longestGap({ acknowledged }: Load, from: number, until: number): number {
  const moments = [from, ...acknowledged.filter((moment) => moment > from && moment < until), until];
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? from)));
}

function countsOf({ workers }: Load, before: StoredRows, after: StoredRows): readonly ProductCount[] {
  return PRODUCT_LOADS.map(({ product }) => ({
    product,
    acknowledged: workers.reduce((sum, worker) => sum + (worker.product === product ? worker.done : 0), 0),
    stored: (after.get(product) ?? 0) - (before.get(product) ?? 0),
  }));
}
