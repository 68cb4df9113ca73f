import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { MOST_FILLS, MOST_NOTIONAL, MOST_OPEN_ORDERS, MOST_WAITING_STOPS } from './limits';
import { spotOf } from './spot-orders';

let test: TestExchange;

beforeEach(async () => {
  test = await createTestExchange();
});

afterEach(() => test.close());

function place(user: User, side: 'buy' | 'sell', price: string, quantity = '0.0001') {
  const order = { userId: user.id, pairId: test.pair.id, side, quantity: decimal(quantity) };
  return spotOf(test.exchange).placeOrder({ ...order, type: 'limit', price: decimal(price) });
}

it('a limit order is refused when its owner has 200 open orders on the pair, until one is cancelled', async () => {
  const alice = await test.user({ USDT: '1000' });
  const results = await Promise.all(Array.from({ length: MOST_OPEN_ORDERS + 1 }, () => place(alice, 'buy', '1')));
  expect(results.filter(({ ok }) => ok)).toHaveLength(MOST_OPEN_ORDERS);
  expect(results.at(-1)).toEqual({ ok: false, reason: 'too_many_open_orders' });
  expect(await place(await test.user({ USDT: '1' }), 'buy', '1')).toMatchObject({ ok: true });

  const [first] = results;
  await spotOf(test.exchange).cancelOrder({ userId: alice.id, orderId: first?.ok ? first.order.id : 0 });
  const exchange = await test.restart();
  const order = { userId: alice.id, pairId: test.pair.id, side: 'buy', quantity: decimal('0.0001') } as const;
  const again = () => spotOf(exchange).placeOrder({ ...order, type: 'limit', price: decimal('1') });
  expect(await again()).toMatchObject({ ok: true });
  expect(await again()).toEqual({ ok: false, reason: 'too_many_open_orders' });
});

it('a stop-limit order is refused when 20 of its owner wait on the pair, and other orders are not', async () => {
  const alice = await test.user({ USDT: '1000' });
  const order = { userId: alice.id, pairId: test.pair.id, side: 'buy', quantity: decimal('0.0001') } as const;
  const stop = () =>
    spotOf(test.exchange).placeOrder({ ...order, type: 'stop_limit', price: decimal('100'), trigger: decimal('99') });
  const results = await Promise.all(Array.from({ length: MOST_WAITING_STOPS + 1 }, stop));
  expect(results.filter(({ ok }) => ok)).toHaveLength(MOST_WAITING_STOPS);
  expect(results.at(-1)).toEqual({ ok: false, reason: 'too_many_stops' });
  expect(await place(alice, 'buy', '1')).toMatchObject({ ok: true });
  const [first] = results;
  await spotOf(test.exchange).cancelOrder({ userId: alice.id, orderId: first?.ok ? first.order.id : 0 });
  expect(await stop()).toMatchObject({ ok: true });
});

it('a limit order is refused at a price ten times worse than the last one, and accepted at any better price', async () => {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '100000' });
  await test.place(seller, 'sell', '0.0001', '100');
  await test.place(buyer, 'buy', '0.0001');
  expect(await place(buyer, 'buy', '1000.01')).toEqual({ ok: false, reason: 'price_out_of_band' });
  expect(await place(seller, 'sell', '9.99')).toEqual({ ok: false, reason: 'price_out_of_band' });
  expect(await place(buyer, 'buy', '0.01')).toMatchObject({ ok: true });
  expect(await place(seller, 'sell', '1000000')).toMatchObject({ ok: true });
});

it('a limit order is refused above the largest price × quantity', async () => {
  const alice = await test.user({ USDT: '1000' });
  const most = String(MOST_NOTIONAL / 100n);
  expect(await place(alice, 'buy', '100', most)).toMatchObject({ reason: 'insufficient_balance' });
  expect(await place(alice, 'buy', '100', `${most}.0001`)).toMatchObject({ reason: 'notional_too_large' });
});

it('an order trades with a limited number of resting orders, and the rest of it is cancelled', async () => {
  const makers = [await test.user({ BTC: '1' }), await test.user({ BTC: '1' })];
  const each = MOST_FILLS / 2 + 25;
  for (const maker of makers) {
    await Promise.all(Array.from({ length: each }, () => place(maker, 'sell', '100')));
  }
  const taker = await test.user({ USDT: '100' });
  const quantity = String(decimal(`${2 * each}e-4`));
  const swept = await place(taker, 'buy', '100', quantity);
  expect(swept).toMatchObject({ ok: true, order: { status: 'cancelled', filled: `${MOST_FILLS / 10_000}` } });
  expect((await test.balance(taker, 'USDT')).held).toBe('0');
  const { bids, asks } = test.exchange.book(test.pair.id, 5);
  expect([bids, asks.map(({ quantity: left }) => left)]).toEqual([[], ['0.005']]);
});
