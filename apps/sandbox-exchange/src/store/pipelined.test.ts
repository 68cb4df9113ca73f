import { openAsBlob } from 'node:fs';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { connect } from './connect';
import type { Database } from './database';
import { pipelined } from './pipelined';

let lite: PGlite;
let db: Kysely<Database>;
const calls = vi.fn<(message: Uint8Array) => void>();

beforeAll(async () => {
  lite = new PGlite({ loadDataDir: await openAsBlob(inject('emptyDatabase')) });
  await lite.waitReady;
  const execute = lite.execProtocolStream.bind(lite);
  lite.execProtocolStream = (message, options) => {
    calls(message);
    return execute(message, options);
  };
  db = connect(Object.assign(createPgConfig(pipelined(lite)), { max: 1, idleTimeoutMillis: 0 }), () => undefined);
});

beforeEach(() => calls.mockClear());

afterAll(async () => {
  await db.destroy();
  await lite.close();
});

const doubled = async (value: number | string) =>
  (await sql<{ twice: number }>`select ${value}::integer * 2 as twice`.execute(db)).rows;

it('the connection sends the messages of a query in one call', async () => {
  expect(await doubled(4)).toEqual([{ twice: 8 }]);
  expect(calls).toHaveBeenCalledTimes(1);
});

it('the connection parses a statement with parameters once per connection', async () => {
  for (const value of [1, 2, 3]) expect(await doubled(value)).toEqual([{ twice: 2 * value }]);
  const { rows } = await lite.query<{ count: number }>(
    "select count(*)::int as count from pg_prepared_statements where statement like '%* 2 as twice'",
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('the connection answers the query after one that failed', async () => {
  await expect(doubled('four')).rejects.toThrow('invalid input syntax');
  expect(await doubled(4)).toEqual([{ twice: 8 }]);
  await expect(sql`select ${1}::integer from nowhere`.execute(db)).rejects.toThrow('does not exist');
  expect(await doubled(5)).toEqual([{ twice: 10 }]);
});

it('the connection parses a statement again if its first parsing failed', async () => {
  const counted = () => sql<{ count: number }>`select count(*) as count from later where id > ${0}`.execute(db);
  await expect(counted()).rejects.toThrow('does not exist');
  await sql`create table later (id integer)`.execute(db);
  expect((await counted()).rows).toEqual([{ count: 0 }]);
});

it('the connection rolls back a transaction whose statement failed, and executes the next', async () => {
  const rename = (name: string, fails: boolean) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ name, value: 'kept' }).execute();
      if (fails) await sql`select ${'x'}::integer`.execute(transaction);
    });
  await expect(rename('first', true)).rejects.toThrow('invalid input syntax');
  await rename('second', false);
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'second', value: 'kept' }]);
});
