import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { spotOf } from './spot-orders';

let test: TestExchange;

beforeEach(async () => {
  test = await createTestExchange();
});

afterEach(() => test.close());

const refused = (reason: string) => ({ ok: false, reason });

it('a limit order holds its price times quantity and rests in the book', async () => {
  const alice = await test.user({ USDT: '1000' });
  const order = await test.place(alice, 'buy', '0.01', '50000');
  expect(order).toMatchObject({ status: 'open', filled: '0', fee: '0', price: '50000', quantity: '0.01' });
  expect(await test.balance(alice, 'USDT')).toEqual({ available: '500', held: '500' });
  expect(test.exchange.book(test.pair.id, 5)).toEqual({
    pairId: test.pair.id,
    bids: [{ price: '50000', quantity: '0.01', sum: '0.01' }],
    asks: [],
    last: undefined,
  });
});

it('a limit order trades at the maker’s price, pays fees from the received amounts, and releases the excess hold', async () => {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '1000' });
  await test.place(seller, 'sell', '0.01', '50000');
  const order = await test.place(buyer, 'buy', '0.01', '51000');
  expect(order).toMatchObject({ status: 'filled', filled: '0.01', fee: '0.00002' });
  expect(await test.balance(buyer, 'USDT')).toEqual({ available: '500', held: '0' });
  expect(await test.balance(buyer, 'BTC')).toEqual({ available: '0.00998', held: '0' });
  expect(await test.balance(seller, 'USDT')).toEqual({ available: '499.5', held: '0' });
  expect(await test.balance(seller, 'BTC')).toEqual({ available: '0.99', held: '0' });
  expect(test.exchange.lastPrice(test.pair.id)).toBe('50000');
});

it('a limit order keeps the hold of the open remainder after a partial fill', async () => {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '1000' });
  const ask = await test.place(seller, 'sell', '0.01', '50000');
  await test.place(buyer, 'buy', '0.004', '50000');
  expect(await test.balance(seller, 'BTC')).toEqual({ available: '0.99', held: '0.006' });
  expect(await spotOf(test.exchange).order(ask.id)).toMatchObject({ status: 'open', filled: '0.004', fee: '0.2' });
});

it('a limit order rounds a fee up to the smallest unit', async () => {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '1000' });
  await test.place(seller, 'sell', '0.0001', '0.01');
  await test.place(buyer, 'buy', '0.0001', '0.01');
  // 0.000001 USDT × 0.1 % is a tenth of the smallest unit.
  expect(await test.balance(seller, 'USDT')).toEqual({ available: '0.00000099', held: '0' });
});

it.each([
  ['price_invalid', { price: decimal('50000.001') }],
  ['price_invalid', { price: decimal('0') }],
  ['price_invalid', { price: decimal('-1') }],
  ['quantity_invalid', { quantity: decimal('0.00005') }],
  ['quantity_invalid', { quantity: decimal('0') }],
  ['quantity_invalid', { quantity: decimal('1e40') }],
  ['quantity_invalid', { quantity: decimal('1e100') }],
  ['insufficient_balance', { quantity: decimal('0.0201') }],
  ['pair_not_found', { pairId: 99 }],
  ['user_not_found', { userId: 99 }],
  ['client_order_id_invalid', { clientOrderId: '' }],
])('a limit order is refused as %s with %j, and nothing changes', async (reason, wrong) => {
  const alice = await test.user({ USDT: '1000' });
  const right = { userId: alice.id, pairId: test.pair.id, price: decimal('50000'), quantity: decimal('0.01') };
  const result = await spotOf(test.exchange).placeOrder({ side: 'buy', type: 'limit', ...right, ...wrong });
  expect(result).toEqual({ ok: false, reason });
  expect(await test.balance(alice, 'USDT')).toEqual({ available: '1000', held: '0' });
  expect(test.exchange.book(test.pair.id, 5).bids).toEqual([]);
});

it('a limit order is refused below the pair’s minimum', async () => {
  await test.exchange.admin.updatePair(test.pair.id, { minQuantity: decimal('0.01') });
  const alice = await test.user({ USDT: '1000' });
  await expect(test.place(alice, 'buy', '0.0099', '50000')).rejects.toThrow('quantity_below_minimum');
});

it('a market order takes the best prices and never rests', async () => {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '2000' });
  await test.place(seller, 'sell', '0.01', '50000');
  await test.place(seller, 'sell', '0.01', '51000');
  const order = await test.place(buyer, 'buy', '0.03');
  expect(order).toMatchObject({ status: 'cancelled', filled: '0.02', price: undefined });
  expect(await test.balance(buyer, 'USDT')).toEqual({ available: '990', held: '0' });
  expect(test.exchange.book(test.pair.id, 5)).toMatchObject({ bids: [], asks: [] });
});

it('a market order buys no more than its money pays for', async () => {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '600' });
  await test.place(seller, 'sell', '0.01', '50000');
  await test.place(seller, 'sell', '0.01', '60000');
  // 500 for the first level; the 100 left pay for 16 lots of 6 USDT.
  expect(await test.place(buyer, 'buy', '0.02')).toMatchObject({ filled: '0.0116', status: 'cancelled' });
  expect(await test.balance(buyer, 'USDT')).toEqual({ available: '4', held: '0' });
});

it('a market order sells the available amount', async () => {
  const buyer = await test.user({ USDT: '1000' });
  const seller = await test.user({ BTC: '0.01' });
  await test.place(buyer, 'buy', '0.01', '50000');
  expect(await test.place(seller, 'sell', '0.01')).toMatchObject({ filled: '0.01', status: 'filled', fee: '1' });
  expect(await test.balance(seller, 'USDT')).toEqual({ available: '499', held: '0' });
  expect(await test.balance(seller, 'BTC')).toEqual({ available: '0', held: '0' });
});

it('a market order is refused with an empty book, and if the budget does not pay for one lot', async () => {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '1' });
  await expect(test.place(buyer, 'buy', '0.01')).rejects.toThrow('no_liquidity');
  await test.place(seller, 'sell', '0.01', '50000');
  await expect(test.place(buyer, 'buy', '0.01')).rejects.toThrow('insufficient_balance');
  await expect(test.place(seller, 'sell', '2')).rejects.toThrow('insufficient_balance');
});

it('a market order neither trades with its own user’s orders, nor removes them for nothing', async () => {
  const alice = await test.user({ BTC: '1', USDT: '1000' });
  const ask = await test.place(alice, 'sell', '0.01', '50000');
  await expect(test.place(alice, 'buy', '0.01')).rejects.toThrow('no_liquidity');
  expect(await spotOf(test.exchange).order(ask.id)).toMatchObject({ status: 'open' });
});

it('the product cancels the older of a user’s two crossing orders and releases its hold', async () => {
  const alice = await test.user({ BTC: '1', USDT: '1000' });
  const ask = await test.place(alice, 'sell', '0.01', '50000');
  await test.place(alice, 'buy', '0.01', '50000');
  expect(await spotOf(test.exchange).order(ask.id)).toMatchObject({ status: 'cancelled', filled: '0' });
  expect(await test.balance(alice, 'BTC')).toEqual({ available: '1', held: '0' });
  expect(test.exchange.book(test.pair.id, 5)).toMatchObject({ asks: [], bids: [{ price: '50000' }] });
});

it('a cancel releases exactly the hold of the open remainder', async () => {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '1000' });
  const bid = await test.place(buyer, 'buy', '0.01', '50000');
  await test.place(seller, 'sell', '0.004', '50000');
  const { exchange } = test;
  expect(await spotOf(exchange).cancelOrder({ userId: buyer.id, orderId: bid.id, side: 'buy' })).toMatchObject({
    ok: true,
    order: { status: 'cancelled', filled: '0.004' },
  });
  expect(await test.balance(buyer, 'USDT')).toEqual({ available: '800', held: '0' });
  expect(exchange.book(test.pair.id, 5).bids).toEqual([]);
});

it('a cancel is refused for another user, for a finished order, and for an unknown one', async () => {
  const alice = await test.user({ USDT: '1000' });
  const bob = await test.user();
  const { id: orderId } = await test.place(alice, 'buy', '0.01', '50000');
  const { exchange } = test;
  expect(await spotOf(exchange).cancelOrder({ userId: bob.id, orderId })).toEqual(refused('not_your_order'));
  expect(await spotOf(exchange).cancelOrder({ userId: alice.id, orderId, side: 'sell' })).toEqual(
    refused('order_not_found'),
  );
  await spotOf(exchange).cancelOrder({ userId: alice.id, orderId });
  expect(await spotOf(exchange).cancelOrder({ userId: alice.id, orderId })).toEqual(refused('order_closed'));
  expect(await spotOf(exchange).cancelOrder({ userId: bob.id, orderId })).toEqual(refused('not_your_order'));
  expect(await spotOf(exchange).cancelOrder({ userId: alice.id, orderId: 99 })).toEqual(refused('order_not_found'));
});

describe('a client’s own order id', () => {
  const bid = { side: 'buy', type: 'limit', price: decimal('50000'), quantity: decimal('0.001') } as const;

  it('a client order id creates one order for repeated requests, also at the same time', async () => {
    const alice = await test.user({ USDT: '1000' });
    const command = { ...bid, userId: alice.id, pairId: test.pair.id, clientOrderId: 'mine-1' };
    const results = await Promise.all([1, 2, 3].map(() => spotOf(test.exchange).placeOrder(command)));
    results.push(await spotOf(test.exchange).placeOrder(command));
    const [first] = results;
    expect(results.map((result) => result.ok && [result.order, result.repeated])).toEqual(
      [false, true, true, true].map((isRepeat) => [first?.ok && first.order, isRepeat]),
    );
    expect(await test.balance(alice, 'USDT')).toEqual({ available: '950', held: '50' });
  });

  it('a repeated client order id is answered with the fills of the first time', async () => {
    const seller = await test.user({ BTC: '1' });
    const alice = await test.user({ USDT: '1000' });
    await test.place(seller, 'sell', '0.001', '50000');
    const command = { ...bid, userId: alice.id, pairId: test.pair.id, clientOrderId: 'mine-2' };
    const first = await spotOf(test.exchange).placeOrder(command);
    expect(await spotOf(test.exchange).placeOrder(command)).toEqual({ ...first, repeated: true });
  });

  it('a client order id is refused for another order, and belongs to one user', async () => {
    const alice = await test.user({ USDT: '1000' });
    const bob = await test.user({ USDT: '1000' });
    const command = { ...bid, userId: alice.id, pairId: test.pair.id, clientOrderId: 'mine-3' };
    await spotOf(test.exchange).placeOrder(command);
    expect(await spotOf(test.exchange).placeOrder({ ...command, quantity: decimal('0.002') })).toEqual({
      ok: false,
      reason: 'client_order_id_taken',
    });
    expect(await spotOf(test.exchange).placeOrder({ ...command, userId: bob.id })).toMatchObject({
      ok: true,
      repeated: false,
    });
  });
});
