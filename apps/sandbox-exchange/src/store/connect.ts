import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, type PoolConfig, type ClientBase } from 'pg';
import type { Database } from './database';
import { limitStatements } from './deadline';

const INT8 = 20;

/** Ids and times come as numbers; everything else as `pg` has it (numeric as text). */
const types = new TypeOverrides();
types.setTypeParser(INT8, safeInteger);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

const IS_WRITE = /^\s*(?:insert|update|delete|with\b[^]*\b(?:insert into|update|delete from))\b/i;

/**
 * Checks before every write of a connection that the disk has space. Commands check once for a batch; accounts, uploads and bars
 * write without a command.
 */
function guardWrites(client: ClientBase, ensureWritable: () => void): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query: (sent: unknown, ...values: unknown[]) => {
      if (typeof sent === 'string' && IS_WRITE.test(sent)) {
        try {
          ensureWritable();
        } catch (error) {
          return Promise.reject(error);
        }
      }
      return query(sent, ...values);
    },
  });
}

/** Statements that a connection keeps prepared; the exchange has some 200 with parameters. */
const MOST_STATEMENTS = 400;

/**
 * Makes the connection parse a statement with parameters once and only bind it from then on. Statements beyond the limit, for
 * example inserts with a varying number of rows, are parsed each time.
 */
function prepareStatements(client: ClientBase): void {
  const query = client.query.bind(client);
  // Connections may share a session of PGlite, so their names differ.
  const prefix = randomUUID();
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST_STATEMENTS) return known;
    const name = `${prefix} ${names.size}`;
    names.set(text, name);
    return name;
  };
  Object.assign(client, {
    query: (text: string, values: unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      return name === undefined ? query(text, values) : query({ name, text, values });
    },
  });
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
