import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, type PoolConfig } from 'pg';
import type { Database } from './database';
import { limitStatements } from './deadline';
import { guardWrites } from './guarded-writes';
import { prepareStatements } from './prepared-statements';

const INT8 = 20;

/** Ids and times come as numbers; everything else as `pg` has it (numeric as text). */
const types = new TypeOverrides();
types.setTypeParser(INT8, safeInteger);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

/**
 * Connects to a database, PGlite or PostgreSQL. `onLoss` is called when idle connections break, and when a statement gets no
 * answer in time. `ensureWritable` throws while the disk has no space for writes.
 */
export function connect(
  config: PoolConfig,
  onLoss: (error: Error) => void,
  ensureWritable: () => void = () => undefined,
): Kysely<Database> {
  const pool = new Pool({ ...config, types });
  pool.on('error', onLoss);
  // A connection that breaks in use has failed its query; without a listener it would end the process too.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareStatements(client);
    limitStatements(client, onLoss);
    guardWrites(client, ensureWritable);
  });
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
