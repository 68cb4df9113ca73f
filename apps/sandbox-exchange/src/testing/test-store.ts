import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openPglite, openStore, type Store } from '../store/store';

/** Stores that a test of this file has given back, empty again: a hundredth of the time of a new one. */
const idle: Store[] = [];

/**
 * A migrated, empty store for one test: PGlite in memory, or, where `TEST_DATABASE_URL` names a PostgreSQL server, a
 * database of its own there. The tests are the same.
 */
export async function openTestStore(): Promise<Store> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return openOnServer(url);
  const store =
    idle.pop() ?? (await openPglite(new PGlite({ loadDataDir: await openAsBlob(inject('emptyDatabase')) })));
  return {
    ...store,
    close: async () => {
      await empty(store);
      idle.push(store);
    },
  };
}

async function empty({ db }: Store): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db);
  const tables = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql`truncate ${tables} restart identity`.execute(db);
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
