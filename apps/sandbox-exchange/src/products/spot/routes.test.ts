import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import {
  amendOrder,
  cancelOrder,
  completedOrders,
  deal,
  openBuys,
  openSells,
  placeBuy,
  placeSell,
} from '@bourse/contracts/spot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { MOST_NOTIONAL } from './limits';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let user: User;
let token: string;

beforeEach(async () => {
  test = await createTestApp();
  user = await test.user({ USDT: '1000', BTC: '2' });
  token = await test.token(user);
});

afterEach(() => test.close());

const pair = () => ({ currency_id: test.btc.id, legal_id: test.usdt.id });
const limit = (price: string, num: string) => ({ ...pair(), price, num, mode: 2 });

describe('the deal', () => {
  it('the call for the deal centre sends book, trades, last price and fee publicly, and balances to their owner', async () => {
    const other = await test.user({ BTC: '5', USDT: '500' });
    await test.place(other, 'sell', '1', '101');
    await test.place(other, 'sell', '2', '102');
    await test.place(other, 'buy', '3', '99');
    await test.reply(placeBuy, limit('101', '0.25'), token);

    const seen = await test.reply(deal, pair());
    expect(seen).toMatchObject({
      bids: [{ price: '99', amount: '3', sum: '3' }],
      asks: [
        { price: '101', amount: '0.75', sum: '0.75' },
        { price: '102', amount: '2', sum: '2.75' },
      ],
      last: '101',
      takerFee: '0.002',
      baseAvailable: '0',
      quoteAvailable: '0',
      trades: [{ price: '101', amount: '0.25', side: 'buy', time: test.clock.now() }],
    });
    expect(await test.reply(deal, pair(), token)).toMatchObject({
      baseAvailable: '2.2495',
      quoteAvailable: '974.75',
    });
  });

  it('the call for the deal centre treats an expired token as a visitor', async () => {
    expect(await test.reply(deal, pair(), 'dead')).toMatchObject({ quoteAvailable: '0' });
  });

  it('the call for the deal centre refuses an unknown pair', async () => {
    expect(await test.ask(deal, { currency_id: 1, legal_id: 1 })).toMatchObject({
      type: 'error',
      message: SERVER_TEXTS.pairNotFound,
    });
  });
});

describe('orders', () => {
  it('orders of announced types are named in the list, amended in one step, and refused with texts', async () => {
    const other = await test.user({ BTC: '5' });
    await test.place(other, 'sell', '1', '101');
    const stop = { ...limit('100', '1'), order_type: 'stop_limit', trigger_price: '100' } as const;
    expect(await test.reply(placeBuy, stop, token)).toBe(SERVER_TEXTS.orderPlaced);
    expect(await test.reply(placeBuy, { ...limit('90', '1'), order_type: 'post_only' }, token)).toBe(
      SERVER_TEXTS.orderPlaced,
    );
    const refused = await test.ask(placeBuy, { ...limit('101', '1'), order_type: 'post_only' }, token);
    expect(refused).toMatchObject({ type: 'error', message: SERVER_TEXTS.postOnlyWouldTake });
    const [post, waiting] = await test.reply(openBuys, { page: 1 }, token);
    expect(post).toMatchObject({ type: 'post_only', price: '90' });
    expect(waiting).toMatchObject({ type: 'stop_limit', trigger: '100', isWaiting: true });

    const amended = { id: post?.id ?? 0, type: 'in', price: '95', num: '1' } as const;
    expect(await test.reply(amendOrder, amended, token)).toBe(SERVER_TEXTS.orderAmended);
    expect(await test.reply(openBuys, { page: 1 }, token)).toMatchObject([{ id: amended.id, price: '95' }, {}]);
    const crossing = await test.ask(amendOrder, { ...amended, price: '101' }, token);
    expect(crossing).toMatchObject({ type: 'error', message: SERVER_TEXTS.postOnlyWouldTake });
    const unknown = await test.ask(amendOrder, { ...amended, id: 999 }, token);
    expect(unknown).toMatchObject({ type: 'error', message: SERVER_TEXTS.orderNotFound });
  });

  it.each([
    [{ mode: 1, order_type: 'stop_limit', trigger_price: '105' }],
    [{ mode: 1, order_type: 'post_only' }],
    [{ mode: 1, trigger_price: '105' }],
    [{ mode: 2, trigger_price: '105' }],
    [{ mode: 2, order_type: 'ioc', trigger_price: '105' }],
  ])('an order whose fields contradict each other is refused: %j', async (fields) => {
    const other = await test.user({ BTC: '5' });
    await test.place(other, 'sell', '1', '101');
    const refused = await test.ask(placeBuy, { ...limit('101', '1'), ...fields }, token);
    expect(refused).toMatchObject({ type: 'error', message: SERVER_TEXTS.parameterError });
    expect(await test.balance(user, 'USDT')).toEqual({ available: '1000', held: '0' });
  });

  it.each([{ price: '1e2' }, { num: '1E0' }, { price: '+1e+2' }])(
    'an order with an exponent in a decimal is refused: %j',
    async (fields) => {
      const refused = await test.ask(placeBuy, { ...limit('100', '1'), ...fields }, token);
      expect(refused).toMatchObject({ type: 'error', message: SERVER_TEXTS.parameterError });
    },
  );

  it('an order rests, shows as open, is cancelled, and returns the money', async () => {
    expect(await test.reply(placeBuy, limit('90', '2'), token)).toBe(SERVER_TEXTS.orderPlaced);
    expect(await test.reply(placeSell, limit('110', '0.5'), token)).toBe(SERVER_TEXTS.orderPlaced);
    const [buy] = await test.reply(openBuys, { page: 1, currency_id: test.btc.id }, token);
    expect(buy).toMatchObject({
      base: 'BTC',
      quote: 'USDT',
      pair: `${test.btc.id}-${test.usdt.id}`,
      price: '90',
      remaining: '2',
      amount: '2',
      filled: '0',
      createdAt: test.clock.now(),
    });
    expect(await test.reply(openSells, { page: 1 }, token)).toMatchObject([{ price: '110', amount: '0.5' }]);
    expect(await test.balance(user, 'USDT')).toEqual({ available: '820', held: '180' });

    const revoke = { id: buy?.id ?? 0, type: 'in' as const };
    expect(await test.ask(cancelOrder, { ...revoke, type: 'out' }, token)).toMatchObject({
      message: SERVER_TEXTS.orderNotFound,
    });
    expect(await test.reply(cancelOrder, revoke, token)).toBe(SERVER_TEXTS.orderRevoked);
    expect(await test.balance(user, 'USDT')).toEqual({ available: '1000', held: '0' });
    expect(await test.reply(openBuys, { page: 1 }, token)).toEqual([]);
    expect(await test.ask(cancelOrder, revoke, token)).toMatchObject({ message: SERVER_TEXTS.orderNotRevocable });
  });

  it('a market order fills and appears in the history with its fee', async () => {
    const other = await test.user({ BTC: '5' });
    await test.place(other, 'sell', '1', '100');
    expect(await test.reply(placeBuy, { ...pair(), price: '1', num: '0.5', mode: 1 }, token)).toBe(
      SERVER_TEXTS.orderPlaced,
    );
    expect(await test.reply(completedOrders, { page: 1 }, token)).toMatchObject([
      { side: 'buy', price: '100', amount: '0.5', fee: '0.001', feeCurrency: 'BTC', time: test.clock.now() },
    ]);
    const otherToken = await test.token(other);
    expect(await test.reply(completedOrders, { page: 1 }, otherToken)).toMatchObject([
      { side: 'sell', fee: '0.05', feeCurrency: 'USDT' },
    ]);
  });

  it('an order that is too large is refused with the largest quantity', async () => {
    const most = String(MOST_NOTIONAL / 100n);
    for (const quantity of [`${most}.0001`, `1${'0'.repeat(100)}`]) {
      expect(await test.ask(placeBuy, limit('100', quantity), token)).toMatchObject({
        message: SERVER_TEXTS.maximumQuantityExceeded(most),
      });
    }
  });

  it('an order of another user cannot be cancelled', async () => {
    const other = await test.user({ USDT: '100' });
    const { id } = await test.place(other, 'buy', '1', '50');
    expect(await test.ask(cancelOrder, { id, type: 'in' }, token)).toMatchObject({
      message: SERVER_TEXTS.notYourOrder,
    });
  });

  it('orders have pages, the last of which is empty', async () => {
    for (let count = 0; count < 11; count += 1) await test.place(user, 'buy', '0.01', '10');
    expect(await test.reply(openBuys, { page: 1 }, token)).toHaveLength(10);
    expect(await test.reply(openBuys, { page: 2 }, token)).toHaveLength(1);
    expect(await test.reply(openBuys, { page: 3 }, token)).toEqual([]);
  });
});

describe('an order is refused', () => {
  it.each([
    ['without a price', { price: '0', num: '1' }, SERVER_TEXTS.pricePositive],
    ['below zero', { price: '-1', num: '1' }, SERVER_TEXTS.pricePositive],
    ['without a number', { price: '10', num: '0' }, SERVER_TEXTS.numberPositive],
    ['with too many places of its price', { price: '10.001', num: '1' }, SERVER_TEXTS.priceDecimals(2)],
    ['with too many places of its number', { price: '10', num: '0.00001' }, SERVER_TEXTS.numberDecimals(4)],
    ['for more money than there is', { price: '1001', num: '1' }, SERVER_TEXTS.insufficientBalance],
    ['with a price that is no number', { price: 'ten', num: '1' }, SERVER_TEXTS.parameterError],
    ['with a mode that is none', { price: '10', num: '1', mode: 3 }, SERVER_TEXTS.parameterError],
  ])('an order is refused: %s', async (_why, fields, text) => {
    const order = { ...limit('10', '1'), ...fields };
    expect(await test.ask(placeBuy, order, token)).toMatchObject({ status: 200, type: 'error', message: text });
    expect(await test.balance(user, 'USDT')).toEqual({ available: '1000', held: '0' });
  });

  it('a market order is refused with an empty book', async () => {
    expect(await test.ask(placeSell, { ...limit('1', '1'), mode: 1 }, token)).toMatchObject({
      message: SERVER_TEXTS.noCounterparty,
    });
  });

  it('an order is refused without a login, and with an expired one', async () => {
    expect(await test.ask(placeBuy, limit('10', '1'))).toMatchObject({ type: 999, message: SERVER_TEXTS.pleaseLogIn });
    await test.exchange.admin.revokeSessions(user.id);
    expect(await test.ask(placeBuy, limit('10', '1'), token)).toMatchObject({
      type: 999,
      message: SERVER_TEXTS.loginExpired,
    });
  });

  it('an invalid page or currency is refused', async () => {
    expect(await test.ask(openBuys, { page: 0 }, token)).toMatchObject({ message: SERVER_TEXTS.parameterError });
    expect(await test.ask(openBuys, { page: 1, currency_id: 99 }, token)).toMatchObject({
      message: SERVER_TEXTS.currencyNotFound,
    });
  });

  it('an order has an unknown outcome while the exchange accepts no orders', async () => {
    const session = token;
    await test.exchange.close();
    expect(await test.ask(placeBuy, limit('10', '1'), session)).toMatchObject({
      status: 503,
      type: 'error',
      message: SERVER_TEXTS.systemBusy,
    });
  });
});

const send = (t: number) =>
  test.app.server.inject({
    method: 'POST',
    url: `/api/transaction/in?t=${t}`,
    headers: { authorization: token, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(
      Object.entries(limit('90', '1')).map(([name, value]) => [name, String(value)]),
    ).toString(),
  });

describe('a request that the browser repeats', () => {
  it('a repeated request places one order and gets the same answer', async () => {
    const answers = [await send(1_795_000_000_000), await send(1_795_000_000_000)];
    expect(answers.map((answer) => answer.body)).toEqual([answers[0]?.body, answers[0]?.body]);
    expect(await test.reply(openBuys, { page: 1 }, token)).toHaveLength(1);
  });

  it('the same order placed again is no repeated request', async () => {
    await send(1_795_000_000_000);
    await send(1_795_000_000_001);
    expect(await test.reply(openBuys, { page: 1 }, token)).toHaveLength(2);
  });
});
