import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { c2c } from '../c2c/product';
import { publishAd } from '../c2c/publish-ad';
import { transferBetween } from './transfer';
import { BITCOIN_ADDRESS, createWalletExchange, TRON_ADDRESS, type WalletTest } from './wallet.test-support';
import { deskOf } from '../desk/back-office';

let test: WalletTest;
beforeAll(async () => {
  test = await createWalletExchange();
});
afterAll(() => test.close());

describe('a deposit from the chain', () => {
  it('a deposit from the chain is credited with the first confirmation and can be withdrawn after the sixth', async () => {
    const user = await test.user();
    const seen = test.report(user);
    await test.observe(seen);
    expect((await test.usdtOf(user)).available).toBe('0');
    await test.observe({ ...seen, confirmations: 1 });
    expect((await test.usdtOf(user)).available).toBe('250');
    expect(await test.request(user)).toEqual({ ok: false, reason: 'not_confirmed' });
    await test.observe({ ...seen, confirmations: 6 });
    expect(await test.request(user)).toMatchObject({ ok: true });
  });

  it('a deposit that is not confirmed cannot be withdrawn from another account either', async () => {
    const user = await test.user({ USDT: '50' });
    const seen = test.report(user, { confirmations: 1 });
    await test.observe(seen);
    const command = {
      userId: user.id,
      currencyId: test.usdt.id,
      from: 'change',
      to: 'micro',
      amount: decimal('300'),
    } as const;
    expect(await test.exchange.transfer(command)).toMatchObject({ ok: true });
    const ask = (amount: string) => test.request(user, { wallet: 'micro', amount: decimal(amount) });
    expect(await ask('51')).toEqual({ ok: false, reason: 'not_confirmed' });
    expect(await ask('50')).toMatchObject({ ok: true });
    await test.observe({ ...seen, confirmations: 6 });
    expect(await ask('250')).toMatchObject({ ok: true });
  });

  it('a deposit from the chain is credited once for repeated and reordered reports', async () => {
    const user = await test.user();
    const seen = test.report(user);
    await Promise.all([3, 1, 6, 0, 6, 2].map((confirmations) => test.observe({ ...seen, confirmations })));
    expect((await test.usdtOf(user)).available).toBe('250');
    const [row] = await test.store.db.selectFrom('chain_deposits').selectAll().where('hash', '=', seen.hash).execute();
    expect(row).toMatchObject({ confirmations: 6, state: 'complete' });
  });

  it('each output of a transaction is a deposit of its own', async () => {
    const user = await test.user();
    const seen = test.report(user, { confirmations: 1 });
    await test.observe(seen);
    await test.observe({ ...seen, output: 1 });
    expect((await test.usdtOf(user)).available).toBe('500');
  });

  it('a reorganisation ends a deposit and takes back what was credited', async () => {
    const user = await test.user();
    const seen = test.report(user);
    await test.observe(seen);
    await test.observe({ ...seen, isReversed: true });
    expect((await test.usdtOf(user)).available).toBe('0');
    // The transaction is mined again.
    await test.observe({ ...seen, confirmations: 1 });
    expect((await test.usdtOf(user)).available).toBe('250');
    await test.observe({ ...seen, isReversed: true });
    expect((await test.usdtOf(user)).available).toBe('0');
    await test.observe({ ...seen, confirmations: 2 });
    expect((await test.usdtOf(user)).available).toBe('250');
  });

  it('a reversed deposit that was spent stays a debt, which blocks withdrawals until staff writes it off', async () => {
    const user = await test.user({ USDT: '100', BTC: '1' });
    await test.quote('1000');
    const seen = test.report(user, { confirmations: 1 });
    await test.observe(seen);
    await test.place(user, 'buy', '0.3', '1000');
    await test.observe({ ...seen, isReversed: true });
    // 50 of the 250 are taken back; 200 are owed.
    expect((await test.usdtOf(user)).available).toBe('0');
    const btc = { currencyId: test.btc.id, amount: decimal('1.2'), network: '', address: BITCOIN_ADDRESS };
    expect(await test.request(user, btc)).toEqual({ ok: false, reason: 'not_confirmed' });
    expect(await test.request(user, { ...btc, amount: decimal('1') })).toMatchObject({ ok: true });
    const [open] = await deskOf(test.exchange).cases({ kind: 'reversed_deposit', userId: user.id });
    expect(open?.details).toMatchObject({ Owed: '200 USDT' });
    expect(await deskOf(test.exchange).decide({ id: open?.id ?? 0, verdict: 'reject', note: '', fields: {} })).toEqual({
      ok: true,
    });
    expect(await test.request(user, { ...btc, amount: decimal('0.2') })).toMatchObject({ ok: true });
  });

  it('a deposit that is not confirmed does not leave through another currency, another account, or another user', async () => {
    const user = await test.user();
    await test.quote('1000');
    await test.observe(test.report(user, { confirmations: 1, amount: decimal('20000') }));
    await test.place(user, 'buy', '19', '1000');
    const btc = { currencyId: test.btc.id, amount: decimal('9'), network: '', address: BITCOIN_ADDRESS };
    expect(await test.request(user, btc)).toEqual({ ok: false, reason: 'not_confirmed' });
    const move = (to: 'lever' | 'micro' | 'legal') =>
      test.exchange.run((context) =>
        transferBetween(
          context,
          { userId: user.id, currencyId: test.usdt.id, from: 'change', to, amount: decimal('500') },
          test.products,
        ),
      );
    expect(await move('lever')).toEqual({ ok: false, reason: 'not_confirmed' });
    expect(await move('micro')).toEqual({ ok: false, reason: 'not_confirmed' });
    expect(await move('legal')).toMatchObject({ ok: true });
    const sale = {
      userId: user.id,
      type: 'sell',
      currencyId: test.usdt.id,
      price: decimal('7'),
      amount: decimal('100'),
      way: 'bank',
    } as const;
    expect(await test.exchange.run((context) => publishAd(context, context.of(c2c), sale))).toEqual({
      ok: false,
      reason: 'not_confirmed',
    });
  });

  it('a deposit to an unknown address, below the minimum, or over another network is not credited', async () => {
    const user = await test.user();
    expect(await test.observe(test.report(user, { address: TRON_ADDRESS }))).toMatchObject({ reason: 'not_ours' });
    expect(await test.observe(test.report(user, { amount: decimal('0.5') }))).toMatchObject({
      reason: 'below_minimum',
    });
    expect(await test.observe(test.report(user, { network: 'ERC20' }))).toMatchObject({ reason: 'not_ours' });
  });
});
