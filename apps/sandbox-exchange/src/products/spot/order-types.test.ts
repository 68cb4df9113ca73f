import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import type { ExitType, OrderType } from './types';
import { spotOf } from './spot-orders';

let test: TestExchange;
let alice: User;
let bob: User;

beforeEach(async () => {
  test = await createTestExchange();
  alice = await test.user({ USDT: '100000', BTC: '1' });
  bob = await test.user({ USDT: '100000', BTC: '1' });
});

afterEach(() => test.close());

const refused = (reason: string) => ({ ok: false, reason });

interface Typed {
  readonly type: Exclude<OrderType, 'market' | ExitType>;
  readonly side?: 'buy' | 'sell';
  readonly quantity?: string;
  readonly price?: string;
  readonly trigger?: string;
}

/** A buy of 0.01 BTC at 50,000, unless other fields are given. */
function place(user: User, { type, side = 'buy', quantity = '0.01', price = '50000', trigger = '50000' }: Typed) {
  const order = { userId: user.id, pairId: test.pair.id, side, quantity: decimal(quantity) };
  return spotOf(test.exchange).placeOrder({ ...order, type, price: decimal(price), trigger: decimal(trigger) });
}

function amend(user: User, orderId: number, { price, quantity }: { price: string; quantity: string }) {
  const order = { userId: user.id, orderId, side: 'buy' as const };
  return spotOf(test.exchange).amendOrder({ ...order, price: decimal(price), quantity: decimal(quantity) });
}

const prices = (side: 'bids' | 'asks') =>
  test.exchange.book(test.pair.id, 9)[side].map(({ price, quantity }) => `${quantity} at ${price}`);

describe('types of limit orders', () => {
  it('post-only orders rest, or are refused where they would trade', async () => {
    await test.place(bob, 'sell', '0.01', '50000');
    expect(await place(alice, { type: 'post_only' })).toEqual(refused('would_take'));
    expect(await place(alice, { type: 'post_only', price: '49999.99' })).toMatchObject({ order: { status: 'open' } });
    expect(prices('asks')).toEqual(['0.01 at 50000']);
  });

  it('immediate-or-cancel orders keep no rest and no hold', async () => {
    expect(await place(alice, { type: 'ioc' })).toEqual(refused('no_liquidity'));
    await test.place(bob, 'sell', '0.004', '50000');
    expect(await place(alice, { type: 'ioc' })).toMatchObject({ order: { status: 'cancelled', filled: '0.004' } });
    expect(await test.balance(alice, 'USDT')).toEqual({ available: '99800', held: '0' });
    expect(prices('bids')).toEqual([]);
  });

  it('fill-or-kill orders trade as a whole or not at all', async () => {
    await test.place(bob, 'sell', '0.004', '50000');
    expect(await place(alice, { type: 'fok' })).toEqual(refused('cannot_fill'));
    await test.place(bob, 'sell', '0.006', '50000');
    expect(await place(alice, { type: 'fok' })).toMatchObject({ order: { status: 'filled', filled: '0.01' } });
  });
});

/** Alice's buy is triggered at 50,500; its limit is 50,600. */
async function placeStop() {
  const placed = await place(alice, { type: 'stop_limit', price: '50600', trigger: '50500' });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.order;
}

/** A trade of one lot between two other users. */
async function tradeAt(price: string) {
  const carol = await test.user({ USDT: '100000', BTC: '1' });
  await test.place(carol, 'sell', '0.0001', price);
  await test.place(bob, 'buy', '0.0001', price);
}

it('a stop-limit order waits outside the book with its hold, and is cancelled', async () => {
  await tradeAt('50000');
  const order = await placeStop();
  expect(order).toMatchObject({ status: 'waiting', trigger: '50500', price: '50600' });
  expect(prices('bids')).toEqual([]);
  expect(await test.balance(alice, 'USDT')).toEqual({ available: '99494', held: '506' });
  expect((await spotOf(test.exchange).openOrders(alice.id, {}, { page: 1, size: 9 })).rows).toMatchObject([
    { id: order.id },
  ]);
  await spotOf(test.exchange).cancelOrder({ userId: alice.id, orderId: order.id, side: 'buy' });
  expect(await test.balance(alice, 'USDT')).toEqual({ available: '100000', held: '0' });
  await tradeAt('50500');
  expect(await spotOf(test.exchange).order(order.id)).toMatchObject({ status: 'cancelled' });
});

it('a stop-limit order enters the book after a trade at its trigger, behind older orders of its price, also after a restart', async () => {
  await tradeAt('50000');
  const order = await placeStop();
  const older = await test.place(bob, 'buy', '0.01', '50400');
  await amend(alice, order.id, { price: '50400', quantity: '0.01' });
  await tradeAt('50499.99');
  expect(await spotOf(test.exchange).order(order.id)).toMatchObject({ status: 'waiting' });
  await tradeAt('50500');
  await test.exchange.tick();
  expect(await spotOf(test.exchange).order(order.id)).toMatchObject({ status: 'open' });
  const exchange = await test.restart();
  const seller = { userId: alice.id, pairId: test.pair.id, side: 'sell', type: 'market' } as const;
  await spotOf(exchange).placeOrder({ ...seller, quantity: decimal('0.005') });
  expect(await spotOf(exchange).order(older.id)).toMatchObject({ filled: '0.005' });
});

it('a stop-limit order keeps waiting after a restart, and trades at once where the other side has its price', async () => {
  await tradeAt('50000');
  const order = await placeStop();
  const dave = await test.user({ BTC: '1' });
  const exchange = await test.restart();
  const sale = { userId: dave.id, pairId: test.pair.id, side: 'sell', type: 'limit' } as const;
  await spotOf(exchange).placeOrder({ ...sale, price: decimal('50500'), quantity: decimal('0.02') });
  const buy = { userId: bob.id, pairId: test.pair.id, side: 'buy', type: 'market' } as const;
  await spotOf(exchange).placeOrder({ ...buy, quantity: decimal('0.0001') });
  await exchange.tick();
  expect(await spotOf(exchange).order(order.id)).toMatchObject({ status: 'filled', filled: '0.01' });
  // Bought at 50,500 of a hold at 50,600.
  expect(await exchange.balance(alice.id, test.usdt.id, 'change')).toMatchObject({ available: '99495', held: '0' });
});

it('a stop-limit order is refused where its trigger has been reached', async () => {
  await tradeAt('50000');
  expect(await place(alice, { type: 'stop_limit', trigger: '50000' })).toEqual(refused('trigger_reached'));
  expect(await place(alice, { type: 'stop_limit', trigger: '0' })).toEqual(refused('trigger_invalid'));
  expect(await place(alice, { type: 'stop_limit', side: 'sell', trigger: '50001' })).toEqual(
    refused('trigger_reached'),
  );
});

describe('an amendment', () => {
  it('an amendment keeps the place in the queue only at the same price with a smaller amount', async () => {
    const first = await test.place(alice, 'buy', '0.01', '50000');
    const second = await test.place(bob, 'buy', '0.01', '50000');
    await amend(alice, first.id, { price: '50000', quantity: '0.006' });
    const carol = await test.user({ BTC: '1' });
    await test.place(carol, 'sell', '0.002');
    expect(await spotOf(test.exchange).order(first.id)).toMatchObject({ filled: '0.002', quantity: '0.006' });
    await amend(alice, first.id, { price: '50000', quantity: '0.008' });
    await test.place(carol, 'sell', '0.002');
    expect(await spotOf(test.exchange).order(second.id)).toMatchObject({ filled: '0.002' });
    // 0.006 BTC of it are still to buy.
    expect(await test.balance(alice, 'USDT')).toEqual({ available: '99600', held: '300' });
  });

  it('an amendment trades at once at a price of the other side', async () => {
    const order = await test.place(alice, 'buy', '0.01', '49000');
    await test.place(bob, 'sell', '0.004', '50000');
    expect(await amend(alice, order.id, { price: '50000', quantity: '0.01' })).toMatchObject({
      ok: true,
      order: { id: order.id, filled: '0.004', status: 'open' },
    });
    expect(prices('bids')).toEqual(['0.006 at 50000']);
  });

  it('a refused amendment changes nothing', async () => {
    const order = await test.place(alice, 'buy', '0.01', '49000');
    await test.place(bob, 'sell', '0.004', '50000');
    const post = await place(alice, { type: 'post_only', price: '48000' });
    const postId = post.ok ? post.order.id : 0;
    const larger = { price: '49000', quantity: '10' };
    expect(await amend(alice, order.id, larger)).toEqual(refused('insufficient_balance'));
    expect(await amend(bob, order.id, { price: '1', quantity: '1' })).toEqual(refused('not_your_order'));
    expect(await amend(alice, postId, { price: '50000', quantity: '0.01' })).toEqual(refused('would_take'));
    expect(prices('bids')).toEqual(['0.01 at 49000', '0.01 at 48000']);
    await spotOf(test.exchange).cancelOrder({ userId: alice.id, orderId: order.id });
    expect(await amend(alice, order.id, larger)).toEqual(refused('order_closed'));
  });
});
