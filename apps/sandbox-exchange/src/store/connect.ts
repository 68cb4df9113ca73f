import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, type PoolConfig } from 'pg';
import type { Database } from './database';

const INT8 = 20;

/** Ids and times come as numbers; everything else as `pg` has it (numeric as text). */
const types = new TypeOverrides();
types.setTypeParser(INT8, safeInteger);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

/** The one way to a database, be it PGlite or PostgreSQL. `onLoss` hears of idle connections that break. */
export function connect(config: PoolConfig, onLoss: (error: Error) => void): Kysely<Database> {
  const pool = new Pool({ ...config, types });
  pool.on('error', onLoss);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
