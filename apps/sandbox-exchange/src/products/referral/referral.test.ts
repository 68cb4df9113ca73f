import { invitees, rebates, referralSummary } from '@bourse/contracts/identity';
import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { beginOf, dayOf } from '../../core/settlement-day';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { identity } from '../identity/product';
import { rebateOf } from './settle-rebates';
import { referral } from './product';
import { settleRebates } from './settle-rebates';

const DAY_MS = 86_400_000;

it.each([
  // 50,000 USDT × 0.1 % × 20 % = 10 USDT, in units of 10^-8.
  [50n * 10n ** 8n, 10n * 10n ** 8n],
  [9n, 1n],
  [4n, 0n],
])('the rebate of a fee of %d is %d', (fee, rebate) => {
  expect(rebateOf(fee, 20n)).toBe(rebate);
});

it('rebates are never more than their rate, and lose less than one unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 0n, max: 99n }), (fee, rate) => {
      const exact = fee * rate;
      const paid = rebateOf(fee, rate) * 100n;
      expect(paid <= exact && exact - paid < 100n).toBe(true);
    }),
  );
});

describe('the rebates of the exchange', () => {
  let test: TestApp;
  let inviter: User;
  let friend: User;
  let other: User;

  beforeEach(async () => {
    test = await createTestApp();
    test.clock.advance(DAY_MS - (test.clock.now() % DAY_MS));
    inviter = await test.user();
    friend = await invited(inviter, 'friend.one@bourse.example');
    other = await test.user({ USDT: '200000', BTC: '10' });
  });

  afterEach(() => test.close());

  async function invited(by: User, account: string): Promise<User> {
    const created = await test.exchange.admin.createUser({ account, inviterId: by.id });
    if (!created.ok) throw new Error(created.reason);
    for (const [currencyId, amount] of [
      [test.btc.id, '10'],
      [test.usdt.id, '200000'],
    ] as const) {
      const deposit = { userId: created.user.id, currencyId, wallet: 'change', amount: decimal(amount) } as const;
      await test.exchange.admin.deposit(deposit);
    }
    return created.user;
  }

  /** Approves the verification of a user, as the desk does. */
  const verify = (user: User) =>
    test.exchange.run((context) => {
      const { rows, changed } = context.of(identity);
      const row = { user_id: user.id, card_hash: `card ${user.id}`, sealed: '', reason: '', submitted_at: context.now };
      rows.set(user.id, { ...row, status: 'approved' });
      changed.set(user.id, { ...row, status: 'approved' });
      return { ok: true };
    });

  /** The friend sells 1 BTC for 50,000 USDT as the maker: the fee is 50 USDT. */
  async function trade(seller = friend) {
    await test.place(seller, 'sell', '1', '50000');
    await test.place(other, 'buy', '1', '50000');
  }

  async function nextDay() {
    test.clock.advance(beginOf(dayOf(test.clock.now()) + 1) - test.clock.now());
    await test.exchange.tick();
  }

  const token = (user = inviter) => test.token(user);
  const paid = async () => (await test.reply(rebates, { page: 1 }, await token())).rows;

  it('a rebate is paid at 08:00 in Beijing, out of the fees of the exchange, once', async () => {
    await verify(friend);
    await trade();
    expect(await test.balance(inviter, 'USDT')).toMatchObject({ available: '0' });
    await nextDay();
    expect(await test.balance(inviter, 'USDT')).toMatchObject({ available: '10' });
    const time = test.clock.now();
    expect(new Date(time).toISOString()).toMatch(/T00:00:00/);
    expect(await paid()).toEqual([{ id: 1, time, account: 'fr***@***', fee: '50', amount: '10' }]);
    expect((await test.exchange.admin.sums()).map(({ total }) => total)).toEqual(['0', '0']);

    // The job runs again, at once, after a restart, and on the next day.
    const deadline = { product: 'referral', key: 'settlement', at: time, sequence: 1 };
    await test.exchange.run((context) => {
      settleRebates(context, context.of(referral), deadline);
      return { ok: true };
    });
    await nextDay();
    await (await test.restart()).tick();
    expect(await test.balance(inviter, 'USDT')).toMatchObject({ available: '10' });
  });

  it('fees of a purchase are worth what was paid for the coin, whatever its price is at the settlement', async () => {
    await verify(friend);
    await test.place(other, 'sell', '1', '50000');
    await test.place(friend, 'buy', '1', '50000');
    // The other user's fee of 50 USDT pays the rebate; the friend's is 0.002 BTC.
    await test.place(await test.user({ BTC: '1' }), 'sell', '1', '90000');
    await test.place(other, 'buy', '1', '90000');
    await test.exchange.admin.resetMark(test.pair.id);
    await test.exchange.tick();
    await nextDay();
    expect(await paid()).toMatchObject([{ fee: '100', amount: '20' }]);
  });

  it('a rebate that the fees of the exchange cannot pay waits for the next day', async () => {
    await verify(friend);
    const buy = async () => {
      await test.place(other, 'buy', '1', '50000');
      await test.place(friend, 'sell', '1', '50000');
    };
    await buy();
    await test.exchange.run(({ ledger }) => {
      const house = ledger.account({ house: 'fees' }, test.usdt.id);
      const outside = ledger.account({ house: 'external' }, test.usdt.id);
      ledger.post('deposit', null, test.clock.now(), [
        { account: house, available: -house.available },
        { account: outside, available: house.available },
      ]);
      return { ok: true };
    });
    await nextDay();
    expect(await paid()).toEqual([]);
    await buy();
    await nextDay();
    // 100 USDT, and on the second day 95: the volume of the first gives the friend a lower rate.
    expect(await paid()).toMatchObject([{ fee: '195', amount: '39' }]);
  });

  it('a user who is not verified brings no rebate', async () => {
    await trade();
    await nextDay();
    expect(await paid()).toEqual([]);
  });

  it('a user cannot be the inviter of its own, nor of its inviter', async () => {
    for (const by of [inviter, friend]) {
      const change = test.store.db.updateTable('users').set({ inviter_id: by.id }).where('id', '=', inviter.id);
      await expect(change.execute()).rejects.toThrow('an_inviter_is_older');
    }
  });

  it('the invited users are listed for their inviter alone, masked', async () => {
    await verify(friend);
    const late = await invited(inviter, 'second.friend@bourse.example');
    await trade();
    await nextDay();
    const told = await test.reply(invitees, { page: 1 }, await token());
    expect(told).toEqual({
      rows: [
        { account: 'se***@***', invitedAt: late.createdAt, isVerified: false, earned: '0' },
        { account: 'fr***@***', invitedAt: friend.createdAt, isVerified: true, earned: '10' },
      ],
      total: 2,
    });
    expect(JSON.stringify(told)).not.toContain('bourse.example');
    expect(await test.reply(referralSummary, {}, await token())).toEqual({
      rate: '0.2',
      invited: 2,
      earned: '10',
      currency: 'USDT',
    });
    expect(await test.reply(invitees, { page: 1 }, await token(friend))).toEqual({ rows: [], total: 0 });
    expect((await test.reply(rebates, { page: 1 }, await token(friend))).rows).toEqual([]);
    expect(await test.ask(rebates, { page: 0 }, await token())).toMatchObject({ type: 'error' });
  });
});
