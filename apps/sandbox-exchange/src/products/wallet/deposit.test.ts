import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletExchange, TRON_ADDRESS, type WalletTest } from './wallet.test-support';

let test: WalletTest;
beforeAll(async () => {
  test = await createWalletExchange();
});
afterAll(() => test.close());

describe('a deposit from the chain', () => {
  it('is credited with the first confirmation and can be withdrawn after the sixth', async () => {
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

  it('that is not confirmed cannot be withdrawn from another account either', async () => {
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

  it('is credited once for repeated and reordered reports', async () => {
    const user = await test.user();
    const seen = test.report(user);
    await Promise.all([3, 1, 6, 0, 6, 2].map((confirmations) => test.observe({ ...seen, confirmations })));
    expect((await test.usdtOf(user)).available).toBe('250');
    const [row] = await test.store.db.selectFrom('chain_deposits').selectAll().where('hash', '=', seen.hash).execute();
    expect(row).toMatchObject({ confirmations: 6, state: 'complete' });
  });

  it('is another one with another output of the same transaction', async () => {
    const user = await test.user();
    const seen = test.report(user, { confirmations: 1 });
    await test.observe(seen);
    await test.observe({ ...seen, output: 1 });
    expect((await test.usdtOf(user)).available).toBe('500');
  });

  it('that was not credited ends with a reorganisation; a credited one stays', async () => {
    const user = await test.user();
    const seen = test.report(user);
    await test.observe(seen);
    await test.observe({ ...seen, isReversed: true });
    expect((await test.usdtOf(user)).available).toBe('0');
    // The transaction is mined again.
    await test.observe({ ...seen, confirmations: 1 });
    await test.observe({ ...seen, isReversed: true });
    expect((await test.usdtOf(user)).available).toBe('250');
  });

  it('to an unknown address, below the minimum, or over another network is not credited', async () => {
    const user = await test.user();
    expect(await test.observe(test.report(user, { address: TRON_ADDRESS }))).toMatchObject({ reason: 'not_ours' });
    expect(await test.observe(test.report(user, { amount: decimal('0.5') }))).toMatchObject({
      reason: 'below_minimum',
    });
    expect(await test.observe(test.report(user, { network: 'ERC20' }))).toMatchObject({ reason: 'not_ours' });
  });
});
