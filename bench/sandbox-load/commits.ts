import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

const SCHEMA = 'bourse_bare_commits';

const TABLES = `
  create table orders (id bigint primary key, user_id int, price numeric, quantity numeric, at bigint);
  create table entries (id bigint primary key, kind text, reference bigint, at bigint);
  create table postings (entry_id bigint, account_id bigint, available numeric, held numeric);
  create index postings_of_entry on postings (entry_id);
  create index postings_of_account on postings (account_id, entry_id desc);
`;

/** What one order costs the database at least: its row, an entry of the ledger and two postings; made by the database itself. */
const INSERTS = [
  'insert into orders select $1::bigint + g, g % 100, 100.5, 0.001, 0 from generate_series(1, $2::int) g',
  "insert into entries select $1::bigint + g, 'order_hold', g, 0 from generate_series(1, $2::int) g",
  'insert into postings select $1::bigint + g, g % 100, -1, 1 from generate_series(1, $2::int) g',
  'insert into postings select $1::bigint + g, 1000 + g % 100, 1, -1 from generate_series(1, $2::int) g',
];

export interface Commits {
  /** Commands in a transaction. */
  readonly batch: number;
  readonly commitsPerSecond: number;
  readonly commandsPerSecond: number;
}

/** A database without an exchange. */
interface Bare {
  /** Executes the inserts in a transaction; resolves when its log is on the disk. */
  readonly commit: (parameters: readonly number[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** PGlite with the settings of the sandbox, its log put on the disk after every commit. */
async function barePglite(): Promise<Bare> {
  const folder = await mkdtemp(join(tmpdir(), 'bourse-commits-'));
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
  const lite = new PGlite({ dataDir: folder, relaxedDurability: false, startParams });
  await lite.exec(TABLES);
  return {
    commit: async (parameters) => {
      await lite.transaction(async (transaction) => {
        for (const insert of INSERTS) await transaction.query(insert, [...parameters]);
      });
      await writeOut(join(folder, 'pg_wal'));
    },
    close: async () => {
      await lite.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL, in a schema of its own that is dropped at the end. The server puts its log on the disk by itself. */
async function barePostgres(url: string): Promise<Bare> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}; set search_path to ${SCHEMA}`);
  await client.query(TABLES);
  return {
    commit: async (parameters) => {
      await client.query('begin');
      for (const insert of INSERTS) await client.query(insert, [...parameters]);
      await client.query('commit');
    },
    close: async () => {
      await client.query(`drop schema ${SCHEMA} cascade`);
      await client.end();
    },
  };
}

/** Commits of PostgreSQL at this address, or of PGlite without one. */
export async function bareCommits(batches: readonly number[], ms: number, databaseUrl?: string): Promise<Commits[]> {
  const bare = databaseUrl === undefined ? await barePglite() : await barePostgres(databaseUrl);
  const found: Commits[] = [];
  let id = 0;
  try {
    for (const batch of batches) {
      const began = performance.now();
      let commits = 0;
      for (; performance.now() < began + ms; commits += 1) {
        await bare.commit([id, batch]);
        id += batch;
      }
      const seconds = (performance.now() - began) / 1000;
      found.push({ batch, commitsPerSecond: commits / seconds, commandsPerSecond: (commits * batch) / seconds });
    }
  } finally {
    await bare.close();
  }
  return found;
}

/** Puts the newest segment of the log on the disk. */
async function writeOut(log: string): Promise<void> {
  const newest = (await readdir(log))
    .filter((name) => /^[\dA-F]{24}$/.test(name))
    .toSorted()
    .at(-1);
  if (newest === undefined) return;
  const file = await open(join(log, newest), 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
