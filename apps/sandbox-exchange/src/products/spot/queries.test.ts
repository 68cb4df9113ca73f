import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { newCurrency, newPair } from '../../testing/builders';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { spotOf } from './spot-orders';

let test: TestExchange;
let maker: User;
let taker: User;

beforeEach(async () => {
  test = await createTestExchange();
  maker = await test.user({ BTC: '1', USDT: '1000' });
  taker = await test.user({ BTC: '1', USDT: '1000' });
});

afterEach(() => test.close());

it('completed orders are the fills of a user from the user’s own side, newest first', async () => {
  const ask = await test.place(maker, 'sell', '0.002', '50000');
  await test.place(taker, 'buy', '0.001', '50000');
  test.clock.advance(5);
  const bid = await test.place(taker, 'buy', '0.001', '50000');
  const { exchange, btc, usdt, pair } = test;
  const shared = { id: 2, pairId: pair.id, price: '50000', quantity: '0.001', at: test.clock.now(), type: 'limit' };
  const mine = await spotOf(exchange).completedOrders(maker.id, {}, { page: 1 });
  expect(mine).toHaveLength(2);
  expect(mine[0]).toEqual({
    ...shared,
    orderId: ask.id,
    side: 'sell',
    role: 'maker',
    fee: '0.05',
    feeCurrencyId: usdt.id,
  });
  const theirs = await spotOf(exchange).completedOrders(taker.id, {}, { page: 1, size: 1 });
  expect(theirs).toEqual([
    { ...shared, orderId: bid.id, side: 'buy', role: 'taker', fee: '0.000002', feeCurrencyId: btc.id },
  ]);
  expect(await spotOf(exchange).completedOrders(taker.id, {}, { page: 2, size: 1 })).toMatchObject([{ id: 1 }]);
  expect(await spotOf(exchange).completedOrders(taker.id, {}, { page: 3, size: 1 })).toEqual([]);
});

it('completed orders can be filtered by side, pair or base currency', async () => {
  await test.place(maker, 'sell', '0.001', '50000');
  await test.place(taker, 'buy', '0.001', '50000');
  await test.place(maker, 'buy', '0.001', '50000');
  await test.place(taker, 'sell', '0.001', '50000');
  const { exchange, pair, btc } = test;
  const sides = async (filter: object) =>
    (await spotOf(exchange).completedOrders(taker.id, filter, { page: 1 })).map(({ side }) => side);
  expect(await sides({})).toEqual(['sell', 'buy']);
  expect(await sides({ side: 'buy' })).toEqual(['buy']);
  expect(await sides({ side: 'sell', pairId: pair.id, baseId: btc.id })).toEqual(['sell']);
  expect(await sides({ baseId: 99 })).toEqual([]);
  expect(await sides({ pairId: 99 })).toEqual([]);
});

it('the query pages a user’s open orders, newest first, by side and currency', async () => {
  for (const price of ['100', '101', '102']) await test.place(maker, 'buy', '0.001', price);
  await test.place(maker, 'sell', '0.001', '50000');
  const { exchange, btc } = test;
  const prices = async (filter: object, page: number) => {
    const { rows, total } = await spotOf(exchange).openOrders(maker.id, filter, { page, size: 2 });
    return [total, rows.map(({ price }) => price)];
  };
  expect(await prices({ side: 'buy' }, 1)).toEqual([3, ['102', '101']]);
  expect(await prices({ side: 'buy' }, 2)).toEqual([3, ['100']]);
  expect(await prices({ side: 'buy' }, 3)).toEqual([3, []]);
  expect(await prices({ baseId: btc.id }, 1)).toEqual([4, ['50000', '102']]);
  expect(await prices({ baseId: 99 }, 1)).toEqual([0, []]);
});

it('the query returns the same open orders from memory, from the store and after a restart', async () => {
  for (const price of ['49100', '49200', '49300']) await test.place(maker, 'buy', '0.002', price);
  const resting = await test.place(maker, 'sell', '0.002', '50000');
  await test.place(taker, 'buy', '0.001', '50000');
  await test.place(taker, 'sell', '0.003', '49200');
  const { exchange, pair } = test;
  await spotOf(exchange).placeOrder({
    userId: maker.id,
    pairId: pair.id,
    side: 'sell',
    type: 'limit',
    quantity: decimal('0.001'),
    price: decimal('51000'),
  });
  const whole = { page: 1, size: 100 };
  const open = await spotOf(exchange).openOrders(maker.id, {}, whole);
  expect(open.rows).toMatchObject([
    { price: '51000', filled: '0' },
    { id: resting.id, filled: '0.001' },
    { price: '49200', filled: '0.001' },
    { price: '49100', filled: '0' },
  ]);
  await spotOf(exchange).cancelOrder({ userId: maker.id, orderId: resting.id });
  const rest = await spotOf(exchange).openOrders(maker.id, {}, whole);
  expect(rest.rows.map(({ price }) => price)).toEqual(['51000', '49200', '49100']);
  const restarted = await test.restart();
  // The first exchange is closed and reads the store.
  expect(await spotOf(exchange).openOrders(maker.id, {}, whole)).toEqual(rest);
  expect(await spotOf(exchange).openOrders(maker.id, { side: 'buy' }, { page: 3, size: 1 })).toEqual({
    rows: [],
    total: 2,
  });
  expect(await spotOf(restarted).openOrders(maker.id, {}, whole)).toEqual(rest);
});

it('the query returns the trades of a pair, newest first or between two times', async () => {
  await test.place(maker, 'sell', '0.003', '50000');
  const start = test.clock.now();
  for (let at = 0; at < 3; at += 1) {
    await test.place(taker, 'buy', '0.001', '50000');
    test.clock.advance(1000);
  }
  const { exchange, pair } = test;
  expect((await spotOf(exchange).recentTrades(pair.id, 2)).map(({ id }) => id)).toEqual([3, 2]);
  expect((await spotOf(exchange).tradesBetween(pair.id, start, start + 1000)).map(({ id }) => id)).toEqual([1, 2]);
  expect((await spotOf(exchange).recentTrades(pair.id, 1))[0]).toMatchObject({
    takerSide: 'buy',
    takerUserId: taker.id,
  });
});

it('the depth cumulates quantities from the best price, and has the requested number of levels', async () => {
  for (const price of ['50002', '50000', '50001']) await test.place(maker, 'sell', '0.001', price);
  await test.place(maker, 'buy', '0.001', '49000');
  await test.place(maker, 'buy', '0.002', '49500');
  const { asks, bids } = test.exchange.book(test.pair.id, 2);
  expect(asks.map(({ price, sum }) => [price, sum])).toEqual([
    ['50000', '0.001'],
    ['50001', '0.002'],
  ]);
  expect(bids.map(({ price, sum }) => [price, sum])).toEqual([
    ['49500', '0.002'],
    ['49000', '0.003'],
  ]);
  expect(test.exchange.book(99, 5)).toEqual({ pairId: 99, bids: [], asks: [], last: undefined });
});

it('pairs and currencies are created once for repeated calls, and after a restart', async () => {
  const { exchange, usdt, btc, pair } = test;
  expect(await exchange.admin.createCurrency(newCurrency())).toEqual(usdt);
  expect(await exchange.admin.createPair(newPair({ baseId: btc.id, quoteId: usdt.id }))).toEqual(pair);
  expect(pair).toMatchObject({ symbol: 'BTC/USDT', priceDecimals: 2, quantityDecimals: 4 });
  const after = await test.restart();
  expect([after.currencies(), after.pairs()]).toEqual([[usdt, btc], [pair]]);
  expect(after.pairOf(btc.id, usdt.id)).toEqual(pair);
  await after.close();
});

it('pairs and currencies do not change their tick and lot size', async () => {
  const { exchange, usdt, btc } = test;
  const other = newPair({ baseId: btc.id, quoteId: usdt.id, tickSize: decimal('0.1') });
  await expect(exchange.admin.createPair(other)).rejects.toThrow('another tick or lot size');
});

it('pairs and currencies are sorted by their sort number', async () => {
  const { exchange, usdt, btc, pair } = test;
  const { id } = await exchange.admin.createPair(newPair({ baseId: usdt.id, quoteId: btc.id, sort: 1 }));
  expect(exchange.pairs().map((one) => one.id)).toEqual([pair.id, id]);
  await exchange.admin.updatePair(pair.id, { sort: 2, isDisplayed: false });
  expect(exchange.pairs().map((one) => one.id)).toEqual([id, pair.id]);
  expect(exchange.pair(pair.id)).toMatchObject({ isDisplayed: false, makerFee: '0.001' });
});
