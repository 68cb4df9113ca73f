import { acceptorDeal, acceptorDeals, acceptorInfo, acceptorList } from '@bourse/contracts/c2c';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { decideDeal, type Decision } from './deals';
import { acceptors } from './product';
import { addAcceptor } from './store';
import { deskOf } from '../desk/back-office';

const MINUTE = 60_000;

let test: TestApp;
let user: User;
let house: User;
let token: string;

beforeEach(async () => {
  test = await createTestApp();
  house = await test.user({ USDT: '1000' }, 'legal');
  const made = await test.user({ USDT: '500' }, 'legal');
  user = await test.exchange.admin.updateUser(made.id, { reviewStatus: 2 });
  token = await test.token(user);
  await addAcceptor(test.store.db, {
    id: 1,
    userId: house.id,
    name: 'Harbour Exchange',
    kind: 'fiat',
    depositLimit: decimal('10000'),
    withdrawLimit: decimal('5000'),
    depositRate: decimal('1'),
    withdrawRate: decimal('1'),
    wechatNickname: '',
    wechatAccount: '',
    aliNickname: '',
    aliAccount: 'pay@harbour.example',
    bankName: 'Bank of Shanghai',
    bankAccount: '6222021234567890128',
    bankAddress: '',
  });
});

afterEach(() => test.close());

const deal = (over: Record<string, string | number> = {}) => ({
  acceptor_id: 1,
  way: 'bank',
  type: 'buy',
  mobile: '13800000000',
  deal_account: '4111111111111111',
  money: '715.15',
  ...over,
});
const text = async (fields: Record<string, string | number>) => (await test.ask(acceptorDeal, fields, token)).message;
const decide = (dealId: number, decision: Decision) =>
  test.exchange.run((context) => decideDeal(context, context.of(acceptors), { dealId, decision }));

async function funds(of: User) {
  const { available, held } = await test.exchange.balance(of.id, test.usdt.id, 'legal');
  return { available, held };
}

const records = (type: 'buy' | 'sell') => test.reply(acceptorDeals, { type }, token);

it('a deposit holds the coin of the acceptor and pays it out, less the fee, when the acceptor confirms', async () => {
  // 715.15 less 1 % is 707.9985 CNY; at 7.08 that is 99.99978813 USDT, floored.
  expect(await text(deal())).toBe(SERVER_TEXTS.acceptorDealSubmitted);
  expect(await funds(house)).toEqual({ available: '900.00021187', held: '99.99978813' });
  expect(await records('buy')).toMatchObject([
    {
      id: 1,
      money: '715.15',
      status: 'waiting',
      amount: '99.99978813',
      coin: 'USDT',
      price: '7.08',
      fee: '7.15',
      wallet: 'legal',
      expiresAt: test.clock.now() + 120 * MINUTE,
    },
  ]);
  expect(await decide(1, 'confirm')).toMatchObject({ ok: true });
  expect(await funds(user)).toEqual({ available: '599.99978813', held: '0' });
  expect(await records('buy')).toMatchObject([{ status: 'confirmed' }]);
});

it('a deposit returns the coin to the acceptor when it is rejected, once', async () => {
  await text(deal());
  expect(await decide(1, 'reject')).toMatchObject({ ok: true });
  expect(await decide(1, 'confirm')).toMatchObject({ ok: false });
  expect(await funds(house)).toEqual({ available: '1000', held: '0' });
  expect(await records('buy')).toMatchObject([{ status: 'rejected' }]);
});

it('a deposit cannot be marked as transferred', async () => {
  await text(deal());
  expect(await decide(1, 'transfer')).toMatchObject({ reason: 'not_allowed' });
  await decide(1, 'reject');
});

describe('a withdrawal', () => {
  const withdrawal = deal({ type: 'sell', money: '708' });

  it('a withdrawal confirms itself 20 minutes after the acceptor has transferred, also after a restart', async () => {
    await text(withdrawal);
    expect(await funds(user)).toEqual({ available: '400', held: '100' });
    await decide(1, 'transfer');
    expect(await decide(1, 'reject')).toMatchObject({ reason: 'not_allowed' });
    const [record] = await records('sell');
    expect(record).toMatchObject({ status: 'waiting', transferredAt: test.clock.now() });
    test.clock.advance(20 * MINUTE - 1);
    await test.exchange.tick();
    expect(await records('sell')).toMatchObject([{ status: 'waiting' }]);
    await test.exchange.close();
    test.clock.advance(5 * MINUTE);
    const restarted = await test.restart();
    await restarted.tick();
    expect(await funds(user)).toEqual({ available: '400', held: '0' });
    expect(await funds(house)).toEqual({ available: '1100', held: '0' });
    await restarted.close();
  });

  it('a withdrawal returns the coin when it is rejected', async () => {
    await text(withdrawal);
    await decide(1, 'reject');
    expect(await funds(user)).toEqual({ available: '500', held: '0' });
  });
});

it.each([
  [{ money: '0' }, SERVER_TEXTS.parameterError],
  [{ money: '1.001' }, SERVER_TEXTS.amountPositive],
  [{ money: '9.99' }, SERVER_TEXTS.minimumDealMoney('10')],
  [{ money: '10000.01' }, SERVER_TEXTS.acceptorQuotaInsufficient],
  [{ money: '9000' }, SERVER_TEXTS.acceptorQuotaInsufficient],
  [{ type: 'sell', money: '4000' }, SERVER_TEXTS.insufficientBalance],
  [{ acceptor_id: 9 }, SERVER_TEXTS.acceptorNotFound],
  [{ mobile: '' }, SERVER_TEXTS.parameterError],
])('the product refuses %o', async (fields, expected) => {
  expect(await text(deal(fields))).toBe(expected);
  expect(await funds(user)).toEqual({ available: '500', held: '0' });
});

it('a deal needs an approved verification', async () => {
  await test.exchange.admin.updateUser(user.id, { reviewStatus: 1 });
  expect(await test.ask(acceptorDeal, deal(), token)).toMatchObject({ type: 998 });
});

it('the product shows the amount in CNY that can be withdrawn', async () => {
  expect(await test.reply(acceptorInfo, { id: 1 }, token)).toMatchObject({ userBalance: '3540', kind: 'fiat' });
  expect(await test.reply(acceptorList, {}, token)).toMatchObject([
    { coin: 'USDT', price: '7.08', wallet: 'legal', leastMoney: '10', waitMinutes: 120 },
  ]);
});

it('the product lists deals by direction or by payment method', async () => {
  await text(deal({ money: '100' }));
  await text(deal({ money: '100', type: 'sell', way: 'ali_pay' }));
  const listed = async (fields: { type?: 'buy'; way?: 'ali_pay' | 'we_chat' }) =>
    (await test.reply(acceptorDeals, fields, token)).map(({ method }) => method);
  expect(await listed({ type: 'buy' })).toEqual(['bank']);
  expect(await listed({ way: 'ali_pay' })).toEqual(['alipay']);
  expect(await listed({ way: 'we_chat' })).toEqual([]);
  expect((await test.ask(acceptorDeals, {}, token)).message).toBe(SERVER_TEXTS.parameterError);
});

it('a deal is refused while three deals of the user are pending, which expire after two hours', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect(await text(deal({ money: '100' }))).toBe(SERVER_TEXTS.acceptorDealSubmitted);
  }
  expect(await text(deal({ money: '100' }))).toBe(SERVER_TEXTS.unfinishedOrdersExceeded);
  test.clock.advance(2 * 60 * MINUTE);
  await test.exchange.tick();
  expect((await records('buy')).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await funds(house)).toEqual({ available: '1000', held: '0' });
  expect(await deskOf(test.exchange).cases({ status: 'pending' })).toEqual([]);
  expect(await text(deal({ money: '100' }))).toBe(SERVER_TEXTS.acceptorDealSubmitted);
});
