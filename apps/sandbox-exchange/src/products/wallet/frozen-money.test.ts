import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../accounts/types';
import { c2c } from '../c2c/product';
import { publishAd } from '../c2c/publish-ad';
import { enter as enterLever } from '../lever/product';
import { submitLever } from '../lever/submit';
import { microOptions } from '../micro-options/product';
import { submitOption } from '../micro-options/submit-option';
import { Schedule } from '../../core/schedule';
import { SPOT } from '../spot/spot-context';
import type { PlaceOrder } from '../spot/types';
import { transferBetween } from './transfer';
import { BITCOIN_ADDRESS, createWalletExchange, type WalletTest } from './wallet.test-support';
import { spotOf } from '../spot/spot-orders';
import { deskOf } from '../desk/back-office';

/* Money that must not leave its user does not leave by a trade with an accomplice either. */

let test: WalletTest;
let user: User;
let accomplice: User;
beforeEach(async () => {
  test = await createWalletExchange();
  user = await test.user();
  accomplice = await test.user({ BTC: '50', USDT: '100000' });
  await test.quote('1000');
});
afterEach(() => test.close());

const d = decimal;
const NOT_CONFIRMED = { ok: false, reason: 'not_confirmed' };
const HELD = { ok: false, reason: 'payments_held' };

/** A deposit of 20,000 USDT with one confirmation. */
async function depositUnconfirmed(overrides = {}) {
  const seen = test.report(user, { confirmations: 1, amount: d('20000'), ...overrides });
  await test.observe(seen);
  return seen;
}

/** The market sells 0.01 BTC at 1,000; behind that is the accomplice. */
async function emptyTheMarket() {
  const buyer = await test.user({ USDT: '200000' });
  await test.place(buyer, 'buy', '100', '1000');
  await test.exchange.tick();
}

type Change = Partial<Omit<PlaceOrder, 'type'>> & {
  type?: Exclude<PlaceOrder['type'], 'trailing_stop'>;
  price?: string;
  trigger?: string;
};

const order = (of: User, { price = '1000', trigger = '1001', type = 'limit', ...change }: Change = {}) =>
  spotOf(test.exchange).placeOrder({
    userId: of.id,
    pairId: test.pair.id,
    side: 'buy',
    quantity: d('2'),
    ...change,
    type,
    price: d(price),
    trigger: d(trigger),
  });

async function codeFor({ account }: User) {
  const made = await test.exchange.accounts.makeCode({
    channel: 'email',
    recipient: account,
    countryCode: '',
    purpose: 'forget',
    lang: 'en',
    address: 'x',
  });
  if (!made.ok) throw new Error(made.reason);
  return { recipient: account, code: made.message.code };
}

describe('an unconfirmed deposit', () => {
  it.each([
    ['a limit order', { price: '9000' }],
    ['an immediate order', { price: '9000', type: 'ioc' }],
    ['an order that trades as a whole', { price: '9000', type: 'fok' }],
    ['a market order', { type: 'market' }],
    ['a stop-limit order', { price: '9000', type: 'stop_limit' }],
  ] as const)(
    'an unconfirmed deposit does not buy from an accomplice at nine times the price, by %s',
    async (_, change) => {
      await emptyTheMarket();
      await order(accomplice, { side: 'sell', price: '9000' });
      await depositUnconfirmed();
      expect(await order(user, change)).toEqual(NOT_CONFIRMED);
      expect(await test.usdtOf(user)).toEqual({ available: '20000', held: '0' });
    },
  );

  it('an unconfirmed deposit does not buy from an accomplice by an amendment', async () => {
    await emptyTheMarket();
    await depositUnconfirmed();
    const resting = await order(user, { price: '990' });
    const orderId = resting.ok ? resting.order.id : 0;
    await order(accomplice, { side: 'sell', price: '9000' });
    const amend = (price: string, quantity: string) =>
      spotOf(test.exchange).amendOrder({
        userId: user.id,
        orderId,
        side: 'buy',
        price: d(price),
        quantity: d(quantity),
      });
    expect(await amend('9000', '2')).toEqual(NOT_CONFIRMED);
    expect(await amend('995', '2')).toMatchObject({ ok: true });
  });

  it('what an unconfirmed deposit has bought is not sold to an accomplice for a tenth of its worth', async () => {
    await depositUnconfirmed();
    await order(user, { quantity: d('19') });
    await order(accomplice, { price: '100' });
    expect(await order(user, { side: 'sell', quantity: d('18'), price: '100' })).toEqual(NOT_CONFIRMED);
  });

  it('an unconfirmed deposit trades near the mark price, and what it buys is blocked', async () => {
    await depositUnconfirmed();
    expect(await order(user, { quantity: d('19') })).toMatchObject({ ok: true, order: { status: 'filled' } });
    const btc = { currencyId: test.btc.id, amount: d('9'), network: '', address: BITCOIN_ADDRESS };
    expect(await test.request(user, btc)).toEqual(NOT_CONFIRMED);
  });

  it('many small losses against the mark price are refused as one large one is', async () => {
    await emptyTheMarket();
    await depositUnconfirmed();
    await order(accomplice, { side: 'sell', price: '1050', quantity: d('50') });
    const results = [];
    for (let count = 0; count < 5; count += 1) results.push(await order(user, { price: '1050', quantity: d('1') }));
    // 50 USDT each, and fees: 1 % of 20,000 is enough for three of them.
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
    expect(results.at(-1)).toEqual(NOT_CONFIRMED);
  });

  it('a complete deposit trades at any price', async () => {
    await emptyTheMarket();
    await order(accomplice, { side: 'sell', price: '9000' });
    const seen = await depositUnconfirmed();
    await test.observe({ ...seen, confirmations: 6 });
    expect(await order(user, { price: '9000' })).toMatchObject({ ok: true });
  });

  it('confirmed money beside an unconfirmed deposit trades at any price', async () => {
    await emptyTheMarket();
    await order(accomplice, { side: 'sell', price: '9000' });
    await test.exchange.admin.deposit({
      userId: user.id,
      currencyId: test.usdt.id,
      wallet: 'change',
      amount: d('30000'),
    });
    await depositUnconfirmed();
    expect(await order(user, { price: '9000' })).toMatchObject({ ok: true });
  });
});

describe('a reversed deposit', () => {
  it('a reversed deposit is taken back from an open order and a waiting stop-limit order', async () => {
    const seen = await depositUnconfirmed();
    await order(user, { price: '500', quantity: d('20') });
    await order(user, { price: '500', trigger: '1001', type: 'stop_limit', quantity: d('19') });
    expect((await test.usdtOf(user)).available).toBe('500');
    await test.observe({ ...seen, isReversed: true });
    expect(await test.usdtOf(user)).toEqual({ available: '0', held: '0' });
    expect((await spotOf(test.exchange).openOrders(user.id, {}, { page: 1 })).total).toBe(0);
    expect(await deskOf(test.exchange).cases({ kind: 'reversed_deposit', userId: user.id })).toEqual([]);
  });

  it('a reversed deposit is taken back from an ad, a withdrawal that waits, and a pending order', async () => {
    const give = (wallet: 'change' | 'legal' | 'lever', amount: string) =>
      test.exchange.admin.deposit({ userId: user.id, currencyId: test.usdt.id, wallet, amount: d(amount) });
    await give('change', '4000');
    await give('legal', '5000');
    await give('lever', '5000');
    const sale = { userId: user.id, type: 'sell', currencyId: test.usdt.id, price: d('7'), amount: d('5000') } as const;
    expect(
      await test.exchange.run((context) => publishAd(context, context.of(c2c), { ...sale, way: 'bank' })),
    ).toMatchObject({ ok: true });
    const entrust = {
      userId: user.id,
      pairId: test.pair.id,
      direction: 'long',
      multiple: d('2'),
      lots: d('500'),
    } as const;
    expect(
      await test.exchange.run((context) => submitLever(enterLever(context), { ...entrust, limit: d('990') })),
    ).toMatchObject({ ok: true });
    expect(await test.request(user, { amount: d('4000') })).toMatchObject({ ok: true });
    const seen = await depositUnconfirmed();
    // Spent with a loss that confirmed money permits no more: the holds are all that is left.
    await order(user, { quantity: d('19') });
    await test.observe({ ...seen, isReversed: true });
    const held = (await test.exchange.balances(user.id)).filter(({ held: amount }) => amount !== '0');
    expect(held).toEqual([]);
    const [open] = await deskOf(test.exchange).cases({ kind: 'reversed_deposit', userId: user.id });
    // 20,000 less 1,000, 4,000, 5,000 and 5,000.
    expect(open?.details).toMatchObject({ Owed: '5000 USDT' });
  });

  it('a debt is collected from every later credit, and the case of staff ends with it', async () => {
    const seen = await depositUnconfirmed();
    await order(user, { quantity: d('19') });
    await test.observe({ ...seen, isReversed: true });
    const debt = () =>
      test.store.db.selectFrom('chain_deposits').select('owed').where('hash', '=', seen.hash).execute();
    expect(await debt()).toMatchObject([{ owed: '1900000000000' }]);
    // A sale pays a part, another deposit the rest.
    await order(user, { side: 'sell', quantity: d('0.01'), price: '999' });
    const [after] = await debt();
    expect(Number(after?.owed)).toBeLessThan(1_900_000_000_000);
    expect((await test.usdtOf(user)).available).toBe('0');
    await test.observe(test.report(user, { confirmations: 6, amount: d('30000') }));
    expect(await debt()).toMatchObject([{ owed: '0' }]);
    expect(Number((await test.usdtOf(user)).available)).toBeGreaterThan(10_000);
    expect(await deskOf(test.exchange).cases({ kind: 'reversed_deposit', userId: user.id })).toMatchObject([
      { status: 'withdrawn' },
    ]);
  });

  it('a debt does not leave through a trade', async () => {
    await emptyTheMarket();
    const seen = await depositUnconfirmed();
    await order(accomplice, { side: 'sell', price: '1000', quantity: d('19') });
    await order(user, { quantity: d('19') });
    await test.observe({ ...seen, isReversed: true });
    await order(accomplice, { side: 'buy', price: '100', quantity: d('19') });
    expect(await order(user, { side: 'sell', quantity: d('18'), price: '100' })).toEqual(NOT_CONFIRMED);
  });
});

describe('an account whose password was reset', () => {
  beforeEach(async () => {
    await emptyTheMarket();
    for (const wallet of ['change', 'lever', 'micro'] as const)
      await test.exchange.admin.deposit({ userId: user.id, currencyId: test.usdt.id, wallet, amount: d('20000') });
    const { recipient, code } = await codeFor(user);
    await test.exchange.accounts.resetPassword({ account: recipient, password: 'secret2', code, address: 'x' });
  });

  it('an account whose password was reset does not buy from an accomplice above the mark price for a day', async () => {
    await order(accomplice, { side: 'sell', price: '9000' });
    expect(await order(user, { price: '9000' })).toEqual(HELD);
    expect(await order(user, { price: '990' })).toMatchObject({ ok: true });
    test.clock.advance(86_400_000);
    expect(await order(user, { price: '9000' })).toMatchObject({ ok: true });
  });

  it('an account whose password was reset loses at most a part of its money by small losses', async () => {
    await order(accomplice, { side: 'sell', price: '1050', quantity: d('50') });
    const results = [];
    for (let count = 0; count < 18; count += 1) results.push(await order(user, { price: '1050', quantity: d('1') }));
    // 50 USDT each: 1 % of the 60,000 in all accounts.
    expect(results.filter(({ ok }) => ok)).toHaveLength(11);
    expect(results.at(-1)).toEqual(HELD);
  });

  it('exits of an account whose password was reset sell while the loss is small, and wait without a deadline otherwise', async () => {
    await order(accomplice, { side: 'sell', quantity: d('20') });
    const exits = { takeProfit: undefined, stopLoss: d('980'), trail: undefined };
    for (let count = 0; count < 2; count += 1) await order(user, { quantity: d('10'), exits });
    const trade = async (price: string) => {
      await order(accomplice, { side: 'sell', price, quantity: d('0.02') });
      await order(await test.user({ USDT: '1000' }), { price, quantity: d('0.02') });
      await test.exchange.tick();
    };
    const waiting = async () => {
      const { rows } = await spotOf(test.exchange).openOrders(user.id, {}, { page: 1, size: 20 });
      return rows.map(({ type, status }) => `${type} ${status}`);
    };
    await test.place(accomplice, 'sell', '0.01', '999');
    await trade('964');
    expect(await waiting()).toEqual(['stop_loss waiting', 'stop_loss waiting']);
    // Each sale loses more than 300 USDT, and both together more than 1 % of the money.
    await order(accomplice, { price: '960', quantity: d('30') });
    await test.exchange.tick();
    expect(await waiting()).toEqual(['stop_loss waiting']);
    const set = vi.spyOn(Schedule.prototype, 'set');
    await trade('964');
    await trade('964');
    expect(set.mock.calls.filter(([product]) => product === SPOT.name)).toEqual([]);
    set.mockRestore();
    test.clock.advance(86_400_000);
    await trade('964');
    expect(await waiting()).toEqual([]);
  });

  it('a trade judges ten frozen exits at most, and the others have a deadline', async () => {
    await order(accomplice, { side: 'sell', quantity: d('20') });
    const exits = { takeProfit: undefined, stopLoss: d('980'), trail: undefined };
    for (let count = 0; count < 15; count += 1) await order(user, { quantity: d('1.3'), exits });
    const buyer = await test.user({ USDT: '1000' });
    const trade = async (price: string) => {
      await order(accomplice, { side: 'sell', price, quantity: d('0.02') });
      await order(buyer, { price, quantity: d('0.02') });
      await test.exchange.tick();
    };
    await trade('964');
    // Each sale would lose more than 1 % of the money.
    await order(accomplice, { price: '500', quantity: d('30') });
    await test.exchange.tick();
    const set = vi.spyOn(Schedule.prototype, 'set');
    await trade('964');
    // At the order that rests, and at the one that trades with it.
    expect(set.mock.calls.filter(([product]) => product === SPOT.name)).toHaveLength(2 * 5);
    set.mockRestore();
    const { rows } = await spotOf(test.exchange).openOrders(user.id, {}, { page: 1, size: 20 });
    expect(rows).toHaveLength(15);
  });

  it('an account whose password was reset withdraws, bets and moves money to betting accounts after a day', async () => {
    const { exchange } = test;
    const option = { currencyId: test.usdt.id, direction: 'up', seconds: 30, amount: d('100') } as const;
    const entrust = { direction: 'long', multiple: d('10'), lots: d('1'), limit: d('990') } as const;
    const of = { userId: user.id, pairId: test.pair.id };
    const move = { userId: user.id, currencyId: test.usdt.id, from: 'change', to: 'lever', amount: d('500') } as const;
    const tryAll = async () => [
      await test.request(user),
      await exchange.run((context) => submitLever(enterLever(context), { ...of, ...entrust })),
      await exchange.run((context) => submitOption(context, context.of(microOptions), { ...of, ...option })),
      await exchange.run((context) => transferBetween(context, move, test.products)),
    ];
    await exchange.admin.fundHouse({ house: 'options', currencyId: test.usdt.id, amount: d('100000') });
    exchange.setIndexPrice(test.pair.id, d('1000'));
    await exchange.tick();
    expect(await tryAll()).toEqual([HELD, HELD, HELD, HELD]);
    test.clock.advance(86_400_000);
    exchange.setIndexPrice(test.pair.id, d('1000'));
    await test.quote('1000');
    expect(await tryAll()).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: true }]);
  });

  it('an account whose password was reset stays held after a restart', async () => {
    const exchange = await test.restart();
    const buy = { userId: user.id, pairId: test.pair.id, side: 'buy', type: 'limit', quantity: d('2') } as const;
    expect(await spotOf(exchange).placeOrder({ ...buy, price: d('9000') })).toEqual(HELD);
  });
});
