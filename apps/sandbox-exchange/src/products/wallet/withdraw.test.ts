import { decimal, ZERO } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createTestExchange } from '../../testing/test-exchange';
import { depositAddressOf } from './deposit-address';
import { wallet } from './product';
import type { RequestWithdrawal } from './types';
import { createWalletExchange, TRON_ADDRESS, withdrawalOf, type WalletTest } from './wallet.test-support';
import { decideWithdrawal, requestWithdrawal, settleWithdrawal } from './withdraw';

let test: WalletTest;
beforeAll(async () => {
  test = await createWalletExchange();
});
afterAll(() => test.close());

async function applied(user: User, overrides: Partial<RequestWithdrawal> = {}): Promise<number> {
  const result = await test.request(user, overrides);
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}

const decide = (id: number, approve: boolean) =>
  test.exchange.run((context) =>
    decideWithdrawal(context, context.of(wallet), { id, approve, reason: approve ? '' : 'Unusual' }),
  );

const stateOf = async (id: number) =>
  test.store.db.selectFrom('withdrawals').select(['state', 'hash']).where('id', '=', id).executeTakeFirstOrThrow();

describe('a withdrawal', () => {
  it('a withdrawal holds amount and fee at the request', async () => {
    const user = await test.user({ USDT: '500' });
    expect(await test.request(user)).toMatchObject({ ok: true, fee: '1', net: '99' });
    expect(await test.usdtOf(user)).toEqual({ available: '400', held: '100' });
  });

  it('a withdrawal is refused where rate or fee are not those of the exchange', async () => {
    const user = await test.user({ USDT: '500' });
    for (const shown of [{ rate: decimal('0') }, { charge: decimal('0.5') }, { rate: decimal('1'), charge: ZERO }]) {
      expect(await test.request(user, shown)).toEqual({ ok: false, reason: 'fee_changed' });
    }
    expect(await test.usdtOf(user)).toEqual({ available: '500', held: '0' });
    expect(await test.request(user, { rate: decimal('1.0'), charge: decimal('1') })).toMatchObject({ ok: true });
  });

  it('a withdrawal is broadcast and paid once after the approval', async () => {
    const user = await test.user({ USDT: '500' });
    const id = await applied(user);
    expect(await decide(id, true)).toEqual({ ok: true });
    expect(await decide(id, true)).toEqual({ ok: false, reason: 'already_decided' });
    await test.exchange.tick();
    const { state, hash } = await stateOf(id);
    expect(state).toBe('approved');
    expect(hash).toMatch(/^[\da-f]{64}$/);
    test.clock.advance(10_000);
    await test.exchange.tick();
    expect(await stateOf(id)).toMatchObject({ state: 'success' });
    expect(await test.usdtOf(user)).toEqual({ available: '400', held: '0' });
  });

  it('a withdrawal is released once after a rejection', async () => {
    const user = await test.user({ USDT: '500' });
    const id = await applied(user);
    const decisions = await Promise.all([decide(id, false), decide(id, false), decide(id, true)]);
    expect(decisions.map(({ ok }) => ok)).toEqual([true, false, false]);
    expect(await test.usdtOf(user)).toEqual({ available: '500', held: '0' });
  });

  it('a withdrawal is released if the chain refuses the transaction', async () => {
    const user = await test.user({ USDT: '500' });
    const id = await applied(user);
    await decide(id, true);
    await test.exchange.tick();
    const fail = () => test.exchange.run((context) => settleWithdrawal(context, context.of(wallet), id, false));
    expect(await fail()).toEqual({ ok: true });
    expect(await fail()).toEqual({ ok: false, reason: 'already_decided' });
    expect(await test.usdtOf(user)).toEqual({ available: '500', held: '0' });
  });

  it('a withdrawal to another user of the exchange is internal', async () => {
    const user = await test.user({ USDT: '500' });
    const other = await test.user();
    const id = await applied(user, { address: depositAddressOf(other.id, 'tron') });
    await decide(id, true);
    expect(await stateOf(id)).toMatchObject({ state: 'internal', hash: '' });
    expect((await test.usdtOf(other)).available).toBe('99');
  });

  it('parallel withdrawals take at most the daily limit', async () => {
    const user = await test.user({ USDT: '1000000' });
    const results = await Promise.all(
      Array.from({ length: 8 }, () => test.request(user, { amount: decimal('30000') })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'above_day_limit' });
    expect(await test.usdtOf(user)).toEqual({ available: '910000', held: '90000' });
  });

  it('one of two withdrawals of the whole balance is accepted', async () => {
    const user = await test.user({ USDT: '500' });
    const amount = { amount: decimal('500') };
    const results = await Promise.all([test.request(user, amount), test.request(user, amount)]);
    expect(results.map((result) => (result.ok ? 'ok' : result.reason)).toSorted()).toEqual([
      'insufficient_balance',
      'ok',
    ]);
  });

  it('the daily limit of withdrawals does not count a rejected request, and resets at midnight in Shanghai', async () => {
    const user = await test.user({ USDT: '1000000' });
    const amount = { amount: decimal('50000') };
    const first = await applied(user, amount);
    await applied(user, amount);
    expect(await test.request(user, { amount: decimal('10') })).toMatchObject({ reason: 'above_day_limit' });
    await decide(first, false);
    expect(await test.request(user, amount)).toMatchObject({ ok: true });
    test.clock.advance(24 * 3_600_000);
    expect(await test.request(user, amount)).toMatchObject({ ok: true });
  });

  it.each([
    [{ amount: decimal('9.99') }, 'below_minimum'],
    [{ amount: decimal('50000.01') }, 'above_maximum'],
    [{ amount: decimal('0') }, 'amount_invalid'],
    [{ amount: decimal('-5') }, 'amount_invalid'],
    [{ amount: decimal('600') }, 'insufficient_balance'],
    [{ address: '' }, 'address_missing'],
    [{ address: `${TRON_ADDRESS}x` }, 'address_invalid'],
    [{ address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9' }, 'address_invalid'],
    [{ network: 'ERC20' }, 'address_invalid'],
    [{ network: 'OMNI' }, 'address_invalid'],
    [{ network: 'SOLANA' }, 'network_unknown'],
    [{ network: '' }, 'network_unknown'],
    [{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 'address_invalid'],
    [{ currencyId: 999 }, 'currency_not_found'],
  ] as const)('a withdrawal with %o is refused: %s', async (overrides, reason) => {
    const user = await test.user({ USDT: '500' });
    expect(await test.request(user, overrides)).toEqual({ ok: false, reason });
    expect(await test.usdtOf(user)).toEqual({ available: '500', held: '0' });
  });

  it('a withdrawal from the options account pays the fee in per cent', async () => {
    const user = await test.user({ USDT: '500' }, 'micro');
    expect(await test.request(user, { wallet: 'micro' })).toMatchObject({ ok: true, fee: '0.5', net: '99.5' });
  });

  it('a withdrawal that is repeated with the same key has one effect; with other fields it is refused', async () => {
    const user = await test.user({ USDT: '500' });
    const send = (fields: object) =>
      test.exchange.run(
        (context) =>
          requestWithdrawal(context, context.of(wallet), withdrawalOf(user, test.usdt.id), test.exchange.products),
        {
          userId: user.id,
          action: '/api/wallet/out',
          clientId: 'one',
          fields,
        },
      );
    const [first, second] = await Promise.all([send({ number: '100' }), send({ number: '100' })]);
    expect(first).toEqual(second);
    expect(await send({ number: '200' })).toEqual({ ok: false, reason: 'request_taken' });
    expect(await test.usdtOf(user)).toEqual({ available: '400', held: '100' });
  });
});

it.each(['before the broadcast', 'after the broadcast'])(
  'a withdrawal over a restart is paid once if the exchange stops %s',
  async (when) => {
    const own = await createTestExchange({ seed: when });
    const user = await own.user({ USDT: '500' });
    const command = withdrawalOf(user, own.usdt.id);
    const result = await own.exchange.run((context) =>
      requestWithdrawal(context, context.of(wallet), command, own.exchange.products),
    );
    const id = result.ok ? result.id : 0;
    await own.exchange.run((context) => decideWithdrawal(context, context.of(wallet), { id, approve: true }));
    if (when === 'after the broadcast') await own.exchange.tick();
    const again = await own.restart();
    own.clock.advance(60_000);
    await again.tick();
    own.clock.advance(60_000);
    await again.tick();
    await again.tick();
    const balance = await again.balance(user.id, own.usdt.id, 'change');
    expect(balance).toMatchObject({ available: '400', held: '0' });
    await again.close();
    await own.close();
  },
);
