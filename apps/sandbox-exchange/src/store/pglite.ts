import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql, type Kysely, type Transaction } from 'kysely';
import { connect } from './connect';
import type { Database } from './database';
import { migrate } from './migrate';
import { pipelined } from './pipelined';

/** Called when the database does not answer any more. */
export type OnFailure = (error: Error) => void;

const ignore = () => undefined;

/** A migrated database with a single writer. */
export interface Store {
  readonly db: Kysely<Database>;
  /** Another exchange had the lock when this one was opened. */
  readonly hasTakenOver: boolean;
  /** @throws if the connection that holds the lock broke: no writes are allowed from then on */
  ensureExclusive(): void;
  /**
   * Called first in each transaction with commands.
   * @throws FencedError if another process has become the writer
   */
  fence(transaction: Transaction<Database>): Promise<void>;
  /** @throws StoreFullError if the disk has too little space left for a batch */
  ensureWritable(): void;
  /** Flushes commits to the disk; nothing may be acknowledged before. */
  flush(): Promise<void>;
  /**
   * Does what a server's background processes would do, a step at a time. PGlite has none: without this its log of writes,
   * and with it the time that a start takes after a kill, would grow for as long as it runs.
   */
  tidy(): AsyncGenerator<void, void>;
  /** Ends every connection and gives the lock back. */
  close(): Promise<void>;
}

/** A store in the caller's PGlite; tests use one in memory. */
export async function openPglite(
  lite: PGlite,
  onFailure: OnFailure = ignore,
  ensureWritable: () => void = ignore,
): Promise<Store> {
  await lite.waitReady;
  let broken: Error | undefined;
  // One connection, and never closed for idleness: there is no server that would give another.
  const onLoss = (error: Error) => {
    broken = error;
    onFailure(error);
  };
  const config = Object.assign(createPgConfig(pipelined(lite)), { max: 1, idleTimeoutMillis: 0 });
  const db = connect(config, onLoss, ensureWritable);
  await migrate(db);
  return {
    db,
    hasTakenOver: false,
    ensureExclusive: () => {
      if (broken) throw new Error('The database has failed.', { cause: broken });
    },
    // Its files are locked for one process.
    fence: () => Promise.resolve(),
    ensureWritable,
    // An in-memory database has no disk.
    flush: () => Promise.resolve(),
    tidy: async function* () {
      const { rows: tables } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public' order by tablename
      `.execute(db);
      // `analyze` reads 300 rows for each: with 100, the default, it stops the exchange for 175 ms at the table of the bars.
      await sql`set default_statistics_target = 10`.execute(db);
      for (const { name } of tables) {
        // Two statements, so that no command waits for both.
        await sql`vacuum ${sql.table(name)}`.execute(db);
        yield;
        await sql`analyze ${sql.table(name)}`.execute(db);
        yield;
      }
      await sql`checkpoint`.execute(db);
    },
    close: async () => {
      await db.destroy();
      await lite.close();
    },
  };
}
