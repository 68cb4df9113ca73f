import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { connect } from './connect';
import type { Database } from './database';
import { DurableLog } from './durable-log';
import { lockFile, StoreInUseError } from './lock';
import { migrate } from './migrate';

export type StoreOptions =
  /** PGlite on disk. */
  | { dataDir: string; databaseUrl?: undefined }
  /** PostgreSQL 15 or newer. */
  | { databaseUrl: string };

/** A migrated database that nobody else writes to. */
export interface Store {
  readonly db: Kysely<Database>;
  /** @throws where the connection broke that keeps others out: from then on nothing may be written */
  ensureExclusive(): void;
  /** Puts what was committed on the disk; before that, nothing may be acknowledged. */
  flush(): Promise<void>;
  /**
   * Does what a server's background processes would do. PGlite has none: without this its log of writes, and with it
   * the time that a start takes after a kill, would grow for as long as it runs.
   */
  tidy(): Promise<void>;
  /** Ends every connection and gives the lock back. */
  close(): Promise<void>;
}

/**
 * Opens the store and brings its schema up to date.
 * @throws StoreInUseError where another exchange has it open
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl);
  return openDirectory(resolve(options.dataDir));
}

async function openDirectory(directory: string): Promise<Store> {
  mkdirSync(directory, { recursive: true });
  const unlock = lockFile(join(directory, 'lock.json'), directory);
  try {
    const database = join(directory, 'database');
    const ready = join(directory, 'ready');
    // A first start that was killed before its schema stood has acknowledged nothing: it begins again.
    if (!existsSync(ready)) rmSync(database, { recursive: true, force: true });
    // PGlite writes through to the operating system at every commit, so a killed process loses nothing; the disk is ours to ask.
    const store = await openPglite(new PGlite({ dataDir: database, relaxedDurability: false }));
    const log = new DurableLog(database);
    await log.flushAll();
    writeFileSync(ready, '', { flush: true });
    return {
      ...store,
      flush: () => log.flush(),
      tidy: async () => {
        await store.tidy();
        await log.flushAll();
      },
      close: async () => {
        await store.close();
        await log.flushAll();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A store in a PGlite of the caller's; tests give one that lives in memory. */
export async function openPglite(lite: PGlite): Promise<Store> {
  await lite.waitReady;
  let broken: Error | undefined;
  // One connection, and never closed for idleness: there is no server that would give another.
  const db = connect(Object.assign(createPgConfig(lite), { max: 1, idleTimeoutMillis: 0 }), (error) => {
    broken = error;
  });
  await migrate(db);
  return {
    db,
    ensureExclusive: () => {
      if (broken) throw new Error('The database has failed.', { cause: broken });
    },
    // What lives in memory has no disk.
    flush: () => Promise.resolve(),
    tidy: async () => {
      await sql`vacuum (analyze)`.execute(db);
      await sql`checkpoint`.execute(db);
    },
    close: async () => {
      await db.destroy();
      await lite.close();
    },
  };
}

/** Any number will do; it says `bourse`. */
const ADVISORY_LOCK = '108170603922277';

async function openPostgres(url: string): Promise<Store> {
  const keeper = new Client({ connectionString: url, application_name: 'bourse-sandbox lock' });
  let lost: Error | undefined;
  keeper.on('error', (error) => {
    lost = error;
  });
  await keeper.connect();
  const { rows } = await keeper.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    ADVISORY_LOCK,
  ]);
  if (rows[0]?.locked !== true) {
    await keeper.end();
    throw new StoreInUseError('The database of DATABASE_URL is in use by another exchange. Stop that one first.');
  }
  const db = connect({ connectionString: url, max: 6, application_name: 'bourse-sandbox' }, () => {
    // A connection that broke while nobody used it: the pool opens another for the next query.
  });
  await migrate(db);
  return {
    db,
    ensureExclusive: () => {
      if (lost) throw new Error('The connection that held the lock of the database is lost.', { cause: lost });
    },
    // The server has done so before it answered the commit.
    flush: () => Promise.resolve(),
    tidy: () => Promise.resolve(),
    close: async () => {
      await db.destroy();
      if (!lost) await keeper.end();
    },
  };
}
