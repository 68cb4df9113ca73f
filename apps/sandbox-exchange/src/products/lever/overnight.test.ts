import { leverOvernight, leverSubmit, type OvernightCharge } from '@bourse/contracts/lever';
import { decimal, isPositive, sum } from '@bourse/decimal';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { overnightFees } from '../../store/migrations/0111-overnight-fees';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createLeverExchange, done, leverOf, type LeverExchange } from './lever.test-support';
import { overnightChargesOf } from './charge-store';
import { chargeOvernight, nextMidnight } from './overnight';

const DAY_MS = 86_400_000;

describe('the history of the overnight fee', () => {
  let lever: LeverExchange;
  let user: User;

  beforeEach(async () => {
    lever = await createLeverExchange();
    user = await lever.trader();
    await lever.mark(100_000);
  });
  // `end` audits: the fees of the history are those of the ledger.
  afterEach(() => lever.end());

  const charges = async (of = user) =>
    (await overnightChargesOf(lever.exchange.db, of.id, undefined, { page: 1, size: 100 })).rows;
  async function toMidnight(): Promise<number> {
    const midnight = nextMidnight(lever.clock.now());
    // At the marks of the test: the exchange itself has none.
    await lever.run((context) => {
      chargeOvernight(context, { product: 'lever', key: 'overnight', at: midnight, sequence: 1 });
      return { ok: true };
    });
    lever.clock.set(midnight);
    await lever.exchange.tick();
    return midnight;
  }

  it('each charge has its position, midnight, price, value, rate and fee', async () => {
    const { id } = done(await lever.submit(user));
    const midnight = await toMidnight();
    expect(await charges()).toMatchObject([
      { orderId: id, at: midnight, lots: 10, price: '100000', value: '10000', rate: '0.01', fee: '1' },
    ]);
  });

  it('the value is that of the midnight, also after the price and the lots have changed', async () => {
    const { id } = done(await lever.submit(user));
    await lever.mark(101_000);
    await toMidnight();
    await lever.close(user, id, decimal(4));
    await toMidnight();
    expect(await charges()).toMatchObject([
      { lots: 6, value: '6060', fee: '0.606' },
      { lots: 10, value: '10100', fee: '1.01' },
    ]);
  });

  it('each midnight of a downtime is listed once, with its own time, also after a restart', async () => {
    done(await lever.submit(user));
    const midnight = nextMidnight(lever.clock.now());
    lever.clock.set(midnight + 2 * DAY_MS + 1);
    const again = leverOf(lever, await lever.restart(), lever.end);
    await again.mark(100_000);
    await again.exchange.tick();
    const { rows } = await overnightChargesOf(again.exchange.db, user.id, undefined, { page: 1, size: 100 });
    expect(rows.map(({ at }) => at)).toEqual([midnight + 2 * DAY_MS, midnight + DAY_MS, midnight]);
    await again.exchange.close();
  });

  it('the sum of the history is what the ledger has booked, over positions, closes in part and midnights', async () => {
    const other = await lever.trader('1007');
    const first = done(await lever.submit(user, { lots: decimal(7) }));
    done(await lever.submit(user, { direction: 'short', lots: decimal(3) }));
    done(await lever.submit(other));
    for (const price of [100_000, 101_337, 98_765.5]) {
      // oxlint-disable-next-line no-await-in-loop -- the midnights follow each other
      await lever.mark(price);
      // oxlint-disable-next-line no-await-in-loop -- one midnight after the other
      await toMidnight();
      // oxlint-disable-next-line no-await-in-loop -- one midnight after the other
      await lever.close(user, first.id, decimal(2));
    }
    const { rows } = await sql<{ fee: string }>`
      select trim_scale(sum(postings.available) / ${`1e${lever.usdt.scale}`}::numeric) as fee from entries
      join postings on postings.entry_id = entries.id join accounts on accounts.id = account_id
      where kind = 'lever_overnight' and house = 'fees'
    `.execute(lever.exchange.db);
    const all = [...(await charges()), ...(await charges(other))];
    expect(all).toHaveLength(9);
    expect(sum(all.map(({ fee }) => fee))).toBe(rows[0]?.fee);
  });
});

describe('the migration of the history', () => {
  it('takes the fees that were booked before from the ledger, without the figures that it does not have', async () => {
    const lever = await createLeverExchange();
    const user = await lever.trader();
    await lever.mark(100_000);
    const { id } = done(await lever.submit(user));
    const midnight = nextMidnight(lever.clock.now());
    lever.clock.set(midnight);
    await lever.exchange.tick();
    const { db } = lever.store;
    await sql`drop table lever_overnight_fees`.execute(db);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a migration knows no tables
    await overnightFees.up(db as unknown as Kysely<unknown>);
    const { rows } = await overnightChargesOf(db, user.id, undefined, { page: 1 });
    expect(rows).toMatchObject([{ orderId: id, at: midnight, fee: '1', direction: 'long' }]);
    expect(rows[0]).toMatchObject({ lots: undefined, price: undefined, value: undefined, rate: undefined });
    await lever.end();
  });
});

describe('the call of the history', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  const read = async (user: User, input: { page: number; currency_id?: number; legal_id?: number }) =>
    test.reply(leverOvernight, input, await test.token(user));

  it('lists the charges of the user alone, newest first, by page and pair', async () => {
    const user = await test.user({ USDT: '10000' }, 'lever');
    const other = await test.user({ USDT: '10000' }, 'lever');
    const maker = await test.user({ USDT: '1000000', BTC: '10' });
    await test.place(maker, 'buy', '1', '99999');
    await test.place(maker, 'sell', '1', '100001');
    await test.exchange.admin.resetMark(test.pair.id);
    await test.exchange.tick();
    const pair = { currency_id: test.btc.id, legal_id: test.usdt.id };
    const order = { ...pair, multiple: '10', share: '10', type: 1, status: 1, target_price: '100000' };
    await test.reply(leverSubmit, order, await test.token(user));
    test.clock.set(nextMidnight(test.clock.now()) + 11 * DAY_MS);
    await test.exchange.tick();
    expect(await read(other, { page: 1 })).toEqual({ rows: [], total: 0 });
    const first = await read(user, { page: 1 });
    const second = await read(user, { page: 2 });
    expect([first.total, first.rows.length, second.rows.length]).toEqual([12, 10, 2]);
    const times = [...first.rows, ...second.rows].map(({ chargedAt }: OvernightCharge) => chargedAt ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(first.rows[0]).toMatchObject({
      pair: `${test.btc.id}-${test.usdt.id}`,
      symbol: 'BTC/USDT',
      direction: 'long',
      lots: '10',
      rate: '0.01',
    });
    expect(first.rows.every(({ fee }) => isPositive(fee))).toBe(true);
    expect((await read(user, { page: 1, ...pair })).total).toBe(12);
  });

  it('refuses a page that cannot exist, and a visitor', async () => {
    const user = await test.user({ USDT: '1' }, 'lever');
    expect(await test.ask(leverOvernight, { page: 0 }, await test.token(user))).toMatchObject({ type: 'error' });
    expect(await test.ask(leverOvernight, { page: 1 })).toMatchObject({ type: 999 });
  });
});
