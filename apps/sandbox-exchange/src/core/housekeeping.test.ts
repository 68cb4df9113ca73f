import { decimal } from '@bourse/decimal';
import { expect, it, vi } from 'vitest';
import type { User } from '../accounts/types';
import { SPOT_WALLET } from '../products/spot/types';
import { audit } from './audit';
import { RULES } from '../products/products';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { Housekeeping } from './housekeeping';
import { spotOf } from '../products/spot/spot-orders';

async function bot({ exchange, btc, usdt }: TestExchange, account: string): Promise<User> {
  const created = await exchange.admin.createUser({ account, isBot: true });
  if (!created.ok) throw new Error(created.reason);
  for (const currencyId of [btc.id, usdt.id]) {
    const amount = decimal('1000');
    await exchange.admin.deposit({ userId: created.user.id, currencyId, wallet: SPOT_WALLET, amount });
  }
  return created.user;
}

async function busyMarket(test: TestExchange): Promise<{ person: User; bots: User[] }> {
  const person = await test.user({ BTC: '1', USDT: '1000' });
  const maker = await bot(test, 'bot1@bourse.example');
  const taker = await bot(test, 'bot2@bourse.example');
  for (let round = 0; round < 5; round += 1) {
    test.clock.advance(1000);
    await test.place(maker, 'sell', '0.003', '50000');
    await test.place(taker, 'buy', '0.001', '50000');
    await test.place(person, 'buy', '0.001', '50000');
    const { id } = await test.place(taker, 'buy', '0.001', '40000');
    await spotOf(test.exchange).cancelOrder({ userId: taker.id, orderId: id });
  }
  return { person, bots: [maker, taker] };
}

function count({ store }: TestExchange, table: 'orders' | 'fills' | 'entries' | 'postings') {
  return store.db
    .selectFrom(table)
    .select((of) => of.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
}

async function prune({ store }: TestExchange, before: number): Promise<void> {
  for await (const step of new Housekeeping(store, RULES).run(before)) expect(step).toBeUndefined();
}

it('housekeeping deletes rows of bots only, and keeps balances, books and every user’s history', async () => {
  const test = await createTestExchange();
  const { person, bots } = await busyMarket(test);
  const { exchange, pair, store } = test;
  const everything = { page: 1, size: 100 };
  const seen = async () => ({
    book: exchange.book(pair.id, 100),
    balances: await Promise.all([person, ...bots].map(({ id }) => exchange.balances(id))),
    orders: await spotOf(exchange).openOrders(person.id, {}, everything),
    fills: await spotOf(exchange).completedOrders(person.id, {}, everything),
    lines: await exchange.ledgerLines(person.id, {}, everything),
    last: await spotOf(exchange).recentTrades(pair.id, 1),
  });
  const before = await seen();
  const entries = await count(test, 'entries');
  await prune(test, test.clock.now() + 1);
  expect(await seen()).toEqual(before);
  expect(await audit(store.db, RULES)).toEqual({});
  expect((await count(test, 'entries')).rows).toBeLessThan(entries.rows / 2);
  // Ten fills, of which five were the person's; fifteen bots' orders, of which the makers of those five stay, and the last.
  expect(await count(test, 'fills')).toEqual({ rows: 5 });
  expect(await count(test, 'orders')).toEqual({ rows: 11 });

  // Again, with what was summed up among what is old: still one sum.
  await prune(test, test.clock.now() + 2);
  expect(await audit(store.db, RULES)).toEqual({});
  expect(await store.db.selectFrom('entries').select('id').where('kind', '=', 'carried').execute()).toHaveLength(1);

  const after = await test.restart();
  expect(after.book(pair.id, 100)).toEqual(before.book);
  const bid = { userId: person.id, pairId: pair.id, side: 'buy', type: 'limit' } as const;
  const placed = await spotOf(after).placeOrder({ ...bid, price: decimal('1'), quantity: decimal('1') });
  expect(placed.ok && placed.order.id).toBe(21);
  await after.close();
  await test.close();
});

it('housekeeping keeps recent rows', async () => {
  const test = await createTestExchange();
  await busyMarket(test);
  const counts = () =>
    Promise.all((['orders', 'fills', 'entries', 'postings'] as const).map((table) => count(test, table)));
  const before = await counts();
  await prune(test, 0);
  expect(await counts()).toEqual(before);
  await test.close();
});

it('housekeeping runs automatically after a number of entries, a step after each batch, and tidies the store', async () => {
  const test = await createTestExchange({ housekeeping: { every: 30, keep: 0 } });
  const tidy = vi.spyOn(test.store, 'tidy');
  const { person } = await busyMarket(test);
  const command = { userId: person.id, currencyId: test.usdt.id, wallet: SPOT_WALLET, amount: decimal('1') } as const;
  while (tidy.mock.calls.length === 0) {
    test.clock.advance(1000);
    await test.exchange.admin.deposit(command);
  }
  expect((await count(test, 'fills')).rows).toBeLessThan(10);
  await test.close();
});
