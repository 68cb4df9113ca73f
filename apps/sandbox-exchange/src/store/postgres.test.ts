import { openAsBlob } from 'node:fs';
import { decimal } from '@bourse/decimal';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { createExchange } from '../exchange';
import { RULES } from '../products/products';
import { seededRandom } from '../simulation/random';
import { newCurrency } from '../testing/builders';
import { manualClock } from '../testing/manual-clock';
import { postgresServer, type PostgresServer } from '../testing/postgres-server';
import { openReadOnlyStore } from './read-only-store';
import { openStore } from './store';

let lite: PGlite;
let server: PostgresServer;

beforeEach(async () => {
  lite = new PGlite({ loadDataDir: await openAsBlob(inject('emptyDatabase')) });
  await lite.waitReady;
  server = await postgresServer(lite);
});

afterEach(async () => {
  server.close();
  await lite.close();
});

async function start(onStandby?: () => void) {
  const fatal: unknown[] = [];
  const store = await openStore({ databaseUrl: server.url, onStandby });
  const exchange = await createExchange({
    store,
    products: RULES,
    clock: manualClock(),
    random: seededRandom('postgres'),
    tickEveryMs: 0,
    onError: () => undefined,
    onFatal: (error) => fatal.push(error),
  });
  const { id: currencyId } = await exchange.admin.createCurrency(newCurrency());
  return {
    exchange,
    store,
    fatal,
    fund: () => exchange.admin.fundHouse({ house: 'insurance', currencyId, amount: decimal('5') }),
  };
}

it('a server that starts again ends the exchange, and a new one finds what was committed', async () => {
  const first = await start();
  expect(await first.fund()).toMatchObject({ ok: true });
  server.restart();
  // The connections may break one after another; the lock is lost with the first of them or the last.
  for (let tries = 0; tries < 3 && first.fatal.length === 0; tries += 1) {
    expect(await first.fund()).toEqual({ ok: false, reason: 'unavailable' });
  }
  expect(String(first.fatal[0])).toContain('The connection that held the lock of the database is lost.');
  expect(first.exchange.isHealthy()).toBe(false);
  await first.exchange.close();
  await first.store.close();

  const second = await start();
  expect(await second.fund()).toMatchObject({ ok: true });
  const { rows } = await lite.query<{ available: string }>("select available from accounts where house = 'insurance'");
  expect(rows).toEqual([{ available: '1000000000' }]);
  expect(second.fatal).toEqual([]);
  await second.exchange.close();
  await second.store.close();
});

it('a core that has lost its lock without its knowledge commits nothing after the next core has taken over', async () => {
  const paused = await start(() => undefined);
  expect(await paused.fund()).toMatchObject({ ok: true });
  // The server of the test has one session, which has the lock already.
  const next = await start(() => undefined);
  expect(await paused.fund()).toEqual({ ok: false, reason: 'unavailable' });
  expect(String(paused.fatal[0])).toContain('The connection that held the lock of the database is lost.');
  expect(await next.fund()).toMatchObject({ ok: true });
  const { rows } = await lite.query<{ available: string }>("select available from accounts where house = 'insurance'");
  expect(rows).toEqual([{ available: '1000000000' }]);
  for (const { exchange, store } of [paused, next]) {
    await exchange.close();
    await store.close();
  }
});

it('a standby waits through a restart of the server, and takes over when the exchange with the lock has ended', async () => {
  const other = server.lockElsewhere();
  const onStandby = vi.fn<() => void>();
  const opening = openStore({ databaseUrl: server.url, onStandby });
  await expect.poll(other.waits).toBe(1);
  expect(onStandby).toHaveBeenCalledOnce();
  server.restart();
  await expect.poll(other.waits).toBe(2);
  other.release();
  const store = await opening;
  expect(store.hasTakenOver).toBe(true);
  expect(() => store.ensureExclusive()).not.toThrow();
  await store.close();
});

it('an exchange on a read-only store reads what another one has committed, and executes no command', async () => {
  const writing = await start();
  expect(await writing.fund()).toMatchObject({ ok: true });
  const store = openReadOnlyStore(server.url);
  const reading = await createExchange({
    store,
    products: RULES,
    clock: manualClock(),
    random: seededRandom('read-only'),
    tickEveryMs: 0,
    desk: { automaticAfterMs: undefined },
    onError: () => undefined,
  });
  const [currency] = reading.currencies();
  const amount = decimal('5');
  expect(await reading.admin.fundHouse({ house: 'insurance', currencyId: currency?.id ?? 0, amount })).toEqual({
    ok: false,
    reason: 'unavailable',
  });
  const { rows } = await lite.query<{ available: string }>("select available from accounts where house = 'insurance'");
  expect(rows).toEqual([{ available: '500000000' }]);
  for (const opened of [reading, store, writing.exchange, writing.store]) await opened.close();
});
