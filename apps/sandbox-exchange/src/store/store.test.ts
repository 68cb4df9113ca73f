import { chmodSync, existsSync, openAsBlob, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { lockFolder } from '@bourse/contract-server';
import { decimal } from '@bourse/decimal';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { audit } from '../core/audit';
import { RULES } from '../products/products';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { connect } from './connect';
import { StoreFullError } from './errors';
import { makeFolder } from './folder';
import { migrate } from './migrate';
import { spaceGuard } from './space';
import { openStore } from './store';

describe('a data directory', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bourse-store-'));
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  /** Without the migrations of a first start, which take seconds. */
  const openNew = () => openStore({ dataDir, prepared: inject('emptyDatabase') });

  it('a data directory keeps its data, and starts again after an incomplete first start', async () => {
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), 'half');
    await writeFile(join(dataDir, 'creating'), '');
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

  it('a new data directory begins with a prepared database, and keeps its own from then on', async () => {
    const prepared = join(dataDir, 'prepared.tar.gz');
    const lite = new PGlite({ loadDataDir: await openAsBlob(inject('emptyDatabase')) });
    await lite.exec("insert into settings values ('prepared', 'yes')");
    await writeFile(prepared, Buffer.from(await (await lite.dumpDataDir('gzip')).arrayBuffer()));
    await lite.close();
    const settings = async () => {
      const store = await openStore({ dataDir: join(dataDir, 'exchange'), prepared });
      await store.db
        .updateTable('settings')
        .set((row) => ({ value: sql`${row.ref('value')} || '!'` }))
        .execute();
      const rows = await store.db.selectFrom('settings').selectAll().execute();
      await store.close();
      return rows;
    };
    expect(await settings()).toEqual([{ name: 'prepared', value: 'yes!' }]);
    expect(await settings()).toEqual([{ name: 'prepared', value: 'yes!!' }]);
  });

  it('a data directory of an earlier version is migrated with its data', async () => {
    await storeOfFirstVersion();
    const second = await openStore({ dataDir });
    expect(await second.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await second.db.selectFrom('verification_codes').selectAll().execute()).toEqual([]);
    expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'seeded', value: 'yes' }]);
    // An open order of the earlier version gets a hold of its own.
    expect(await second.db.selectFrom('holds').selectAll().execute()).toEqual([
      { account_id: 1, purpose: 'order', reference: 7, amount: '300000000' },
    ]);
    // The results of positions are those of a house account, and `external` is what was paid in.
    const houses = second.db.selectFrom('accounts').select(['house', 'available']).where('house', 'is not', null);
    expect(await houses.orderBy('house').execute()).toEqual([
      { house: 'external', available: '-300000000' },
      { house: 'leverage', available: '-40' },
    ]);
    // The photo of a verification is one piece.
    expect(await second.db.selectFrom('identity_photo_pieces').selectAll().execute()).toEqual([
      { name: '1-front', start: 0, bytes: Buffer.from('sealed photo') },
    ]);
    // The reads of documents are acts of the desk.
    expect(
      await second.db.selectFrom('desk_log').select(['at', 'actor', 'act', 'user_id', 'documents']).execute(),
    ).toEqual([{ at: 9, actor: 'desk', act: 'documents read', user_id: 1, documents: 'identity of user 1' }]);
    expect(await audit(second.db, RULES)).toEqual({});
    await second.close();
  });

  /**
   * A store as the first version left it, with one open order for 0.0003 BTC at 10 000 USDT and the profit of a position; and a verification with a photo, as a later
   * version left it.
   */
  async function storeOfFirstVersion(): Promise<void> {
    const lite = new PGlite({ dataDir: join(dataDir, 'database') });
    const db = connect(Object.assign(createPgConfig(lite), { max: 1 }), () => undefined);
    await migrate(db, '0001-initial');
    for (const statement of [
      sql`insert into settings values ('seeded', 'yes')`,
      sql`insert into users (id, account, email, phone, extension_code, is_seller, review_status, is_bot, created_at)
        values (1, 'ann', '', '', 'ANN', false, 0, false, 0)`,
      sql`insert into currencies values
        (1, 'BTC', 8, 'btc', '', '', false, false, true, false), (2, 'USDT', 8, 'erc20', '', '', true, false, true, false)`,
      sql`insert into pairs values (1, 1, 2, 'USDT', 0.01, 0.0001, 0.0001, 0, 0, true, false, 1)`,
      sql`insert into accounts values (1, 1, null, 2, 'change', 0, 300000000), (2, null, 'external', 2, null, -300000040, 0),
        (3, 1, null, 2, 'lever', 40, 0)`,
      sql`insert into entries values (1, 'order_hold', 7, 0), (2, 'lever_close', 8, 0)`,
      sql`insert into postings values (1, 1, 0, 300000000), (1, 2, -300000000, 0), (2, 3, 40, 0), (2, 2, -40, 0)`,
      sql`insert into orders values (7, 1, 1, 'buy', 'limit', 1000000, 3, 0, 0, 'open', 'mine', 0)`,
    ]) {
      await statement.execute(db);
    }
    await migrate(db, '0051-documents');
    await sql`insert into identities values (1, 'hash', 'sealed', 'pending', '', 0)`.execute(db);
    await sql`insert into identity_photos values (1, 'front', 'sealed photo')`.execute(db);
    await sql`insert into identity_reads (user_id, reader, read_at) values (1, 'desk', 9)`.execute(db);
    await sql`update users set review_status = 1`.execute(db);
    await db.destroy();
    await lite.close();
    await writeFile(join(dataDir, 'ready'), '');
  }

  const lock = () => join(dataDir, 'lock.json');
  const take = () => lockFolder(lock(), dataDir);

  it('a data directory is refused to a second process, and the message names the owner and the advice', async () => {
    // The test runner's parent is a running process.
    const holder = { pid: process.ppid, host: hostname(), began: await beginOf(process.ppid) };
    await writeFile(lock(), JSON.stringify(holder));
    expect(take).toThrow(`in use by process ${process.ppid} on ${hostname()}`);
    expect(take).toThrow('DATA_DIR');
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toEqual(holder);
  });

  it('a data directory is refused for a fresh lock of another machine, and taken over once it is stale', async () => {
    await writeFile(lock(), JSON.stringify({ pid: 1, host: 'elsewhere', began: '1' }));
    expect(take).toThrow('in use by process 1 on elsewhere');
    const minuteAgo = new Date(Date.now() - 60_000);
    await utimes(lock(), minuteAgo, minuteAgo);
    take()();
  });

  it('a data directory with a damaged database is refused with one sentence, and is kept', async () => {
    await (await openNew()).close();
    const control = join(dataDir, 'database', 'global', 'pg_control');
    await writeFile(control, Buffer.alloc((await stat(control)).size));
    await expect(openStore({ dataDir })).rejects.toThrow(/^The database in .* is damaged and does not start\. Restore/);
    expect(existsSync(control)).toBe(true);
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
  });

  it('a data directory with a database is never deleted, though its markers are missing', async () => {
    const first = await openNew();
    await sql`insert into kysely_migration values ('9999-future', now())`.execute(first.db);
    await first.close();
    await expect(openStore({ dataDir })).rejects.toThrow('The store is of a newer version of the exchange.');
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
    await rm(join(dataDir, 'ready'));
    await expect(openStore({ dataDir })).rejects.toThrow('There is a database in');
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
    await writeFile(join(dataDir, 'ready'), '');
    await rm(join(dataDir, 'database', 'PG_VERSION'));
    await expect(openStore({ dataDir })).rejects.toThrow('PG_VERSION is missing');
    expect(existsSync(join(dataDir, 'database', 'base'))).toBe(true);
  });

  it('a data directory is created for its owner alone', () => {
    const directory = join(dataDir, 'new', 'exchange');
    makeFolder(directory);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  });

  it('a data directory that others may enter has a database that they may not enter, also one of an earlier version', async () => {
    const database = join(dataDir, 'database');
    const mode = () => statSync(database).mode & 0o777;
    chmodSync(dataDir, 0o777);
    await (await openNew()).close();
    expect(mode()).toBe(0o700);
    chmodSync(database, 0o755);
    await (await openNew()).close();
    expect(mode()).toBe(0o700);
  });

  it('a data directory that is a file is refused in one sentence', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(openStore({ dataDir: file })).rejects.toThrow('DATA_DIR is a file');
  });

  it('a data directory is refused for writing while the disk is nearly full, and recovers', () => {
    let free = 8 * 1024 * 1024;
    let now = 0;
    const ensure = spaceGuard(
      dataDir,
      () => free,
      () => now,
    );
    expect(ensure).toThrow(StoreFullError);
    expect(ensure).toThrow('has 8 MB left');
    free = 100 * 1024 * 1024;
    now += 1000;
    expect(ensure).not.toThrow();
  });

  it.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, began: '1' }],
    ['an earlier life of this very process id', { pid: process.pid, began: '1' }],
    ['an earlier process with the id of one that lives', { pid: process.ppid, began: '1' }],
  ])('a data directory is taken over from %s', async (_, holder) => {
    await writeFile(lock(), JSON.stringify({ host: hostname(), ...holder }));
    const release = take();
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(existsSync(lock())).toBe(false);
  });

  it('a data directory is taken over if the lock was half written', async () => {
    await writeFile(lock(), '{"pid":');
    take()();
    expect(existsSync(lock())).toBe(false);
  });
});

it('a database that cannot be reached is named in one sentence', async () => {
  const databaseUrl = 'postgres://bourse@127.0.0.1:1/bourse';
  await expect(openStore({ databaseUrl })).rejects.toThrow('The database of DATABASE_URL cannot be reached');
});

/** As `lock.ts` writes it. */
async function beginOf(pid: number): Promise<string> {
  const fields = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

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

  it('bars are returned oldest first, with a limit the latest ones', async () => {
    const { bars } = test.exchange;
    await bars.append([bar(120_000, '3'), bar(0, '1'), bar(60_000, '0.0000002')]);
    const query = { pairId: test.pair.id, resolution: '1min' as const, from: 0, to: 120_000 };
    expect(await bars.query(query)).toEqual([bar(0, '1'), bar(60_000, '0.0000002'), bar(120_000, '3')]);
    expect(await bars.query({ ...query, to: 60_000, limit: 1 })).toEqual([bar(60_000, '0.0000002')]);
    expect(await bars.latest(test.pair.id, '1min')).toEqual(bar(120_000, '3'));
    expect(await bars.latest(test.pair.id, '1D')).toBeUndefined();
  });

  it('bars are kept by append, and replaced by upsert with the last of several', async () => {
    const { bars } = test.exchange;
    await bars.append([bar(0, '1')]);
    await bars.append([bar(0, '2')]);
    expect(await bars.latest(test.pair.id, '1min')).toEqual(bar(0, '1'));
    await bars.upsert([bar(0, '2'), bar(0, '3')]);
    expect(await bars.latest(test.pair.id, '1min')).toEqual(bar(0, '3'));
  });
});

it('the store keeps news by category and language, and settings by name', async () => {
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
