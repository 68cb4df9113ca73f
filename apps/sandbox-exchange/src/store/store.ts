import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { FolderInUseError, lockFolder } from '@bourse/contract-server';
import { PGlite } from '@electric-sql/pglite';
import { Client, type ClientConfig } from 'pg';
import { connect } from './connect';
import { DurableLog } from './durable-log';
import { CREATING, makeFolder, prepareFolder, RESTORE } from './folder';
import { isDiskFull, StoreError, StoreFullError } from './errors';
import { becomeWriter, FencedError } from './fence';
import { openPglite, type OnFailure, type Store } from './pglite';
import { loadPrepared } from './prepared';
import { spaceGuard } from './space';
import { migrate } from './migrate';

export type { Store } from './pglite';

export type StoreOptions = { onFailure?: OnFailure } & (
  | {
      /** PGlite on disk. A new database begins with a prepared dump where there is one at this path. */
      dataDir: string;
      databaseUrl?: undefined;
      prepared?: string;
    }
  | {
      /** PostgreSQL 15 or newer. */
      databaseUrl: string;
      /** Waits for the lock while another exchange has it, and is called before. Without it that is an error. */
      onStandby?: (() => void) | undefined;
    }
);

const ignore = () => undefined;

/**
 * Opens the store and brings its schema up to date.
 * @throws FolderInUseError where another exchange has it open
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { onFailure = ignore } = options;
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, onFailure, options.onStandby);
  return openDirectory(resolve(options.dataDir), options.prepared, onFailure);
}

/**
 * PGlite's own setting of 160 MB for shared buffers is most of the memory of an idle exchange. The system keeps the files in its
 * own cache, so a smaller one costs little.
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

function lock(directory: string): () => void {
  const path = join(directory, 'lock.json');
  try {
    return lockFolder(path, directory);
  } catch (error) {
    if (isDiskFull(error)) throw new StoreFullError(`The disk of ${path} is full. Free some space.`, { cause: error });
    throw error;
  }
}

async function openDirectory(directory: string, prepared = '', onFailure: OnFailure = ignore): Promise<Store> {
  makeFolder(directory);
  const ensureWritable = spaceGuard(directory);
  // Recovery, migrations and the lock write.
  ensureWritable();
  const unlock = lock(directory);
  try {
    const database = join(directory, 'database');
    const ready = join(directory, 'ready');
    const isNew = prepareFolder(directory);
    // PGlite writes through to the operating system at every commit, so a killed process loses nothing; the disk is ours to ask.
    const lite = new PGlite({
      dataDir: database,
      relaxedDurability: false,
      startParams: START_PARAMS,
      ...(isNew && (await loadPrepared(prepared))),
    });
    await lite.waitReady.catch((error: unknown) => {
      throw new StoreError(`The database in ${database} is damaged and does not start. ${RESTORE}`, { cause: error });
    });
    const store = await openPglite(lite, onFailure, ensureWritable);
    const log = new DurableLog(database);
    await log.flushAll();
    writeFileSync(ready, '', { flush: true });
    rmSync(join(directory, CREATING), { force: true });
    return {
      ...store,
      flush: () => log.flush(),
      tidy: async function* () {
        yield* store.tidy();
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

/** An arbitrary number: ASCII of `bourse`. */
const ADVISORY_LOCK = '108170603922277';

/**
 * A process that is killed ends its connections. One whose machine or network is gone does not: the server notices it by these
 * probes, within 5 s instead of the 2 h of Linux, and gives its locks back.
 */
const DEAD_AFTER_5_S = '-c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3';

/** Milliseconds between two attempts to reach a server that restarts. */
const RECONNECT_EVERY_MS = 250;

/** Opens the connection that has the lock, or waits for it. */
async function connectKeeper(connection: ClientConfig, onLoss: (error: Error) => void): Promise<Client> {
  const keeper = new Client({ ...connection, application_name: 'bourse-sandbox lock' });
  keeper.on('error', onLoss);
  await keeper.connect();
  return keeper;
}

/**
 * Waits until no other exchange has the lock; resolves with the connection that has it. The server answers when the session that has the lock ends,
 * whichever way. A server that restarts meanwhile is connected to again: a process that waits is warm, one that starts anew is not.
 */
async function waitForLock(keeper: Client, reconnect: () => Promise<Client>): Promise<Client> {
  for (let waiting: Client | undefined = keeper; ;) {
    try {
      waiting ??= await reconnect();
      await waiting.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
      return waiting;
    } catch {
      await waiting?.end().catch(ignore);
      waiting = undefined;
      await pauseFor(RECONNECT_EVERY_MS);
    }
  }
}

async function openPostgres(url: string, onFailure: OnFailure, onStandby?: () => void): Promise<Store> {
  const connection = { connectionString: url, options: DEAD_AFTER_5_S, keepAlive: true };
  let lost: Error | undefined;
  const onLoss = (error: Error) => {
    lost = error;
  };
  let keeper = await connectKeeper(connection, onLoss).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StoreError(
      `The database of DATABASE_URL cannot be reached: ${reason}. Start it, or correct the address.`,
    );
  });
  const { rows } = await keeper.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    ADVISORY_LOCK,
  ]);
  const db = connect({ ...connection, max: 6, application_name: 'bourse-sandbox' }, (error) => {
    // After an idle connection broke the pool opens another; a server that does not answer is another matter.
    if (error instanceof StoreError) onFailure(error);
  });
  const isStandby = rows[0]?.locked !== true;
  if (isStandby) {
    if (!onStandby) {
      await db.destroy();
      await keeper.end();
      throw new FolderInUseError('The database of DATABASE_URL is in use by another exchange. Stop that one first.');
    }
    onStandby();
    keeper = await waitForLock(keeper, () => {
      lost = undefined;
      return connectKeeper(connection, onLoss);
    });
  }
  await migrate(db);
  // Without a standby no other process becomes the writer.
  const check = onStandby && (await becomeWriter(db));
  return {
    db,
    hasTakenOver: isStandby,
    fence: async (transaction) => {
      await check?.(transaction).catch((error: unknown) => {
        if (error instanceof FencedError) lost = error;
        throw error;
      });
    },
    ensureExclusive: () => {
      if (lost) throw new Error('The connection that held the lock of the database is lost.', { cause: lost });
    },
    ensureWritable: () => undefined,
    // The server has done so before it answered the commit.
    flush: () => Promise.resolve(),
    tidy: async function* () {
      // The server has processes of its own for this.
    },
    close: async () => {
      await db.destroy();
      if (!lost) await keeper.end();
    },
  };
}
