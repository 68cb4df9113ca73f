import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { decimal } from '@bourse/decimal';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { lockFile } from './lock';
import { openStore } from './store';

describe('a data directory', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bourse-store-'));
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps what was written, and begins again where a first start never came to an end', async () => {
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), 'half');
    const first = await openStore({ dataDir });
    await first.db.insertInto('settings').values({ name: 'seeded', value: 'yes' }).execute();
    await first.close();

    const second = await openStore({ dataDir });
    expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'seeded', value: 'yes' }]);
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(true);
    await expect(openStore({ dataDir })).rejects.toThrow('already open in this process');
    await second.close();
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
  });

  it('of an earlier version is brought up to date with what is in it', async () => {
    const first = await openStore({ dataDir });
    await first.db.insertInto('settings').values({ name: 'seeded', value: 'yes' }).execute();
    await sql`alter table users drop column inviter_id`.execute(first.db);
    await sql`drop table verification_codes, outbox`.execute(first.db);
    await sql`delete from kysely_migration where name > '0001-initial'`.execute(first.db);
    await first.close();

    const second = await openStore({ dataDir });
    expect(await second.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await second.db.selectFrom('verification_codes').selectAll().execute()).toEqual([]);
    expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'seeded', value: 'yes' }]);
    await second.close();
  });

  const lock = () => join(dataDir, 'lock.json');
  const take = () => lockFile(lock(), dataDir);

  it('is refused to a second process, and the message says whose it is and what to do', async () => {
    // The test runner's parent is a process that lives.
    const holder = { pid: process.ppid, host: hostname(), began: await beginOf(process.ppid) };
    await writeFile(lock(), JSON.stringify(holder));
    expect(take).toThrow(`in use by process ${process.ppid} on ${hostname()}`);
    expect(take).toThrow('DATA_DIR');
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toEqual(holder);
  });

  it('is refused where the lock is of another machine, which cannot be asked', async () => {
    await writeFile(lock(), JSON.stringify({ pid: 1, host: 'elsewhere', began: '1' }));
    expect(take).toThrow('in use by process 1 on elsewhere');
  });

  it.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, began: '1' }],
    ['an earlier life of this very process id', { pid: process.pid, began: '1' }],
    ['an earlier process with the id of one that lives', { pid: process.ppid, began: '1' }],
  ])('is taken over from %s', async (_, holder) => {
    await writeFile(lock(), JSON.stringify({ host: hostname(), ...holder }));
    const release = take();
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(existsSync(lock())).toBe(false);
  });

  it('is taken over where the lock was only half written', async () => {
    await writeFile(lock(), '{"pid":');
    take()();
    expect(existsSync(lock())).toBe(false);
  });
});

/** As `lock.ts` writes it. */
async function beginOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

describe('the schema itself refuses', () => {
  let test: TestExchange;

  beforeEach(async () => {
    test = await createTestExchange();
  });

  afterEach(() => test.close());

  it('an entry that does not sum to zero', async () => {
    const alice = await test.user({ USDT: '1' });
    const { db } = test.store;
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('user_id', '=', alice.id)
      .executeTakeFirstOrThrow();
    await db.insertInto('entries').values({ id: 99, kind: 'deposit', reference: null, at: 0 }).execute();
    const posting = { entry_id: 99, account_id: id, available: '5', held: '0' };
    await expect(db.insertInto('postings').values(posting).execute()).rejects.toThrow('does not balance');
  });

  it('to change or delete a posting', async () => {
    await test.user({ USDT: '1' });
    const { db } = test.store;
    await expect(db.updateTable('postings').set({ held: '1' }).execute()).rejects.toThrow('never changed');
    await expect(db.deleteFrom('postings').execute()).rejects.toThrow('never changed');
  });

  it('a balance below zero, but for the world outside', async () => {
    const alice = await test.user({ USDT: '1' });
    const { db } = test.store;
    const update = db.updateTable('accounts').where('user_id', '=', alice.id);
    await expect(update.set({ available: '-1' }).execute()).rejects.toThrow('available_not_negative');
    await expect(update.set({ held: '-1' }).execute()).rejects.toThrow('held_not_negative');
    const outside = await db.selectFrom('accounts').select('available').where('house', '=', 'external').execute();
    expect(outside).toEqual([{ available: '-100000000' }]);
  });

  it('a fill between two orders of one user', async () => {
    const alice = await test.user({ USDT: '10' });
    const { id } = await test.place(alice, 'buy', '0.0001', '50000');
    const { db } = test.store;
    await expect(
      sql`insert into fills values (1, ${test.pair.id}, 1, 1, 'buy', ${id}, ${id}, ${alice.id}, ${alice.id}, 0, 0, 0)`.execute(
        db,
      ),
    ).rejects.toThrow('nobody_trades_with_himself');
  });
});

describe('bars', () => {
  let test: TestExchange;

  beforeEach(async () => {
    test = await createTestExchange();
  });

  afterEach(() => test.close());

  function bar(openTime: number, close: string) {
    const price = decimal(close);
    const range = { open: price, high: price, low: price, close: price };
    return { pairId: test.pair.id, resolution: '1min' as const, openTime, ...range, volume: decimal('1.5') };
  }

  it('come back oldest first, the latest where a limit is given', async () => {
    const { bars } = test.exchange;
    await bars.append([bar(120_000, '3'), bar(0, '1'), bar(60_000, '0.0000002')]);
    const query = { pairId: test.pair.id, resolution: '1min' as const, from: 0, to: 120_000 };
    expect(await bars.query(query)).toEqual([bar(0, '1'), bar(60_000, '0.0000002'), bar(120_000, '3')]);
    expect(await bars.query({ ...query, to: 60_000, limit: 1 })).toEqual([bar(60_000, '0.0000002')]);
    expect(await bars.latest(test.pair.id, '1min')).toEqual(bar(120_000, '3'));
    expect(await bars.latest(test.pair.id, '1D')).toBeUndefined();
  });

  it('are kept by append and replaced by upsert, by the last of several', async () => {
    const { bars } = test.exchange;
    await bars.append([bar(0, '1')]);
    await bars.append([bar(0, '2')]);
    expect(await bars.latest(test.pair.id, '1min')).toEqual(bar(0, '1'));
    await bars.upsert([bar(0, '2'), bar(0, '3')]);
    expect(await bars.latest(test.pair.id, '1min')).toEqual(bar(0, '3'));
  });
});

it('keeps news by category and language, and settings by name', async () => {
  const test = await createTestExchange();
  const { news, settings } = test.exchange;
  const article = {
    category: 3,
    lang: 'en' as const,
    title: 'Maintenance',
    abstract: 'Tonight',
    content: '<p>Tonight.</p>',
    cover: '',
    thumbnail: '',
    updatedAt: 5,
    sorts: 2,
  };
  await news.add([
    { ...article, id: 21 },
    { ...article, sorts: 1 },
    { ...article, lang: 'zh' },
  ]);
  expect((await news.list(3, 'en')).map(({ id }) => id)).toEqual([22, 21]);
  expect(await news.get(21)).toEqual({ ...article, id: 21 });
  expect(await news.get(99)).toBeUndefined();

  await settings.set('seed', '1');
  await settings.set('seed', '2');
  expect(await settings.get('seed')).toBe('2');
  expect(await settings.get('none')).toBeUndefined();
  await test.close();
});
