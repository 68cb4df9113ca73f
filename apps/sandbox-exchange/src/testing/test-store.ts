import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openPglite } from '../store/pglite';
import { openStore, type Store } from '../store/store';

declare global {
  // oxlint-disable-next-line no-var -- a global variable is declared so
  var idleDatabases: PGlite[] | undefined;
}

/**
 * Databases that a test has given back, empty again. A worker keeps them for its other files, whose modules are new: a new database
 * takes one to two seconds, and a process does not get its memory back.
 */
const idle = (globalThis.idleDatabases ??= []);

/** The store of a database in this file's modules. */
const stores = new WeakMap<PGlite, Store>();

async function storeOf(lite: PGlite): Promise<Store> {
  const known = stores.get(lite);
  if (known) return known;
  const store = await openPglite(lite);
  await truncate(store);
  stores.set(lite, store);
  return store;
}

/** Tables without rows keep the pages of deleted rows, and searches read these: a long property took four times its time. */
async function truncate({ db }: Store): Promise<void> {
  const names = await tablesOf(db);
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(db);
}

async function tablesOf(db: Store['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * A migrated, empty store for one test: PGlite in memory, or, where `TEST_DATABASE_URL` names a PostgreSQL server, a
 * database of its own there. The tests are the same.
 */
export async function openTestStore(): Promise<Store> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return openOnServer(url);
  const lite = idle.pop() ?? new PGlite({ loadDataDir: await openAsBlob(inject('emptyDatabase')) });
  const store = await storeOf(lite);
  return {
    ...store,
    close: async () => {
      await empty(store);
      idle.push(lite);
    },
  };
}

/**
 * Deletes every row and restarts the ids. Only tables that have rows are touched: truncating all of them costs more than most
 * tests, and is done once for each file. Constraints and triggers are off meanwhile, so the order does not matter.
 */
async function empty({ db }: Store): Promise<void> {
  const filled = (await tablesOf(db)).map(
    (name) => sql`select ${name} as name where exists (select from ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(filled, sql` union all `)}`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(transaction);
  });
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false) from pg_sequences where last_value is not null
  `.execute(db);
}

async function openOnServer(server: string): Promise<Store> {
  const name = `bourse_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  const store = await openStore({ databaseUrl: own.href });
  return {
    ...store,
    close: async () => {
      await store.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
