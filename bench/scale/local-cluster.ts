import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startNode, type Node } from './node.ts';
import type { Programs } from './programs.ts';

export interface LocalCluster {
  /** One address for both edges. */
  readonly address: string;
  readonly edgeAddresses: readonly string[];
  readonly databaseUrl: string;
  readonly edges: Node[];
  /** The one that has the lock is the first that said that it is open. */
  readonly cores: Node[];
  postgres: Node;
  redis: Node;
  startCore(number: number): Node;
  startEdge(number: number): Node;
  startPostgres(): Node;
  startRedis(): Node;
  stop(): Promise<void>;
}

interface Options {
  readonly programs: Programs;
  /** Folder of the built sandbox and of the built client. */
  readonly sandbox: string;
  readonly web: string;
  /** The address of the cluster; any free port where left out. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Gives each edge a port of its own, as behind a proxy. */
  readonly hasSeparateEdges?: boolean;
}

/** What a core prints when it is open. */
export const OPEN = /The core is open at (\S+)/;
const HOST = '127.0.0.1';
const GRACE_MS = 6000;
/** Signals that end this process, and with it the cluster. */
const ENDING = ['SIGINT', 'SIGTERM'] as const;
/** The processes that have files in a folder may still be ending. */
const REMOVED_WITH_RETRIES = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 } as const;

const exit = () => process.exit(1);

/** The address that a core has printed when it opened; `undefined` of a standby. */
export const openAddressOf = (core: Node): string | undefined => OPEN.exec(core.output())?.[1];

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** PostgreSQL refuses to run as root; its package has made a user for it. */
function userOfPostgres(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return Number(execFileSync('id', ['-u', 'postgres']).toString());
}

/**
 * Starts PostgreSQL, Redis, a core, a standby and two edges on this machine, with data of their own. On Linux both edges listen on one
 * port, and the system distributes the connections; elsewhere the address is that of the first edge. The cluster ends with this process.
 */
export async function startCluster({
  programs,
  sandbox,
  web,
  port,
  environment = {},
  hasSeparateEdges = false,
}: Options): Promise<LocalCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bourse-cluster-'));
  const uid = userOfPostgres();
  const data = join(folder, 'postgres');
  const shared = process.platform === 'linux' && !hasSeparateEdges;
  const [postgresPort, redisPort, coreA, coreB, free] = await Promise.all(Array.from({ length: 5 }, freePort));
  const address = `http://${HOST}:${port ?? free}`;
  const edgePorts = shared ? [port ?? free, port ?? free] : [port ?? free, await freePort()];
  const databaseUrl = `postgres://bourse@${HOST}:${postgresPort}/postgres`;
  const all = new Set<Node>();
  const keep = (node: Node) => {
    all.add(node);
    return node;
  };
  const remove = () => {
    for (const node of all) node.kill();
    rmSync(folder, REMOVED_WITH_RETRIES);
  };
  process.once('exit', remove);
  for (const signal of ENDING) process.once(signal, exit);
  mkdirSync(data);
  if (uid !== undefined) for (const path of [folder, data]) chownSync(path, uid, 0);
  execFileSync(programs.initdb, ['-D', data, '-U', 'bourse', '--auth=trust', '-E', 'UTF8', '--no-locale'], {
    ...(uid !== undefined && { uid }),
  });

  const role = (name: string, settings: Record<string, string>) =>
    keep(
      startNode(name, process.execPath, [join(sandbox, 'main.js')], {
        env: {
          ...process.env,
          HOST,
          WEB_DIR: web,
          REDIS_URL: `redis://${HOST}:${redisPort}`,
          ...environment,
          ...settings,
        },
      }),
    );
  const corePorts = [coreA, coreB];
  const startCore = (number: number) =>
    role(`core ${number + 1}`, { ROLE: 'core', PORT: String(corePorts[number]), DATABASE_URL: databaseUrl });
  const startEdge = (number: number) =>
    role(`edge ${number + 1}`, {
      ROLE: 'edge',
      PORT: String(edgePorts[number]),
      SHARE_PORT: shared ? '1' : '0',
      CORE_URL: corePorts.map((at) => `http://${HOST}:${at}`).join(','),
    });
  const startPostgres = () =>
    keep(
      startNode('PostgreSQL', programs.postgres, ['-D', data, '-p', String(postgresPort), '-k', folder, '-h', HOST], {
        ...(uid !== undefined && { uid }),
        // Frees the shared memory, which a killed PostgreSQL leaves.
        killedBy: 'SIGQUIT',
      }),
    );
  const startRedis = () =>
    keep(
      startNode('Redis', programs.redis, [
        '--port',
        String(redisPort),
        '--bind',
        HOST,
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        folder,
      ]),
    );

  const cluster: LocalCluster = {
    address,
    edgeAddresses: edgePorts.map((at) => `http://${HOST}:${at}`),
    databaseUrl,
    edges: [],
    cores: [],
    postgres: startPostgres(),
    redis: startRedis(),
    startCore,
    startEdge,
    startPostgres,
    startRedis,
    async stop() {
      // The edges first, the database last.
      const order = [...cluster.edges, ...cluster.cores, cluster.redis, cluster.postgres];
      for (const node of order) {
        node.signal('SIGCONT');
        node.signal(node === cluster.postgres ? 'SIGINT' : 'SIGTERM');
        const timer = setTimeout(() => node.signal('SIGKILL'), GRACE_MS);
        await node.ended;
        clearTimeout(timer);
      }
      remove();
      process.off('exit', remove);
      for (const signal of ENDING) process.off(signal, exit);
    },
  };
  try {
    await cluster.postgres.said(/ready to accept connections/);
    await cluster.redis.said(/Ready to accept connections/);
    cluster.cores.push(startCore(0));
    await cluster.cores[0]?.said(OPEN);
    cluster.cores.push(startCore(1));
    await cluster.cores[1]?.said(/Standby/);
    cluster.edges.push(startEdge(0), startEdge(1));
    for (const edge of cluster.edges) await edge.said(/open at/);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
