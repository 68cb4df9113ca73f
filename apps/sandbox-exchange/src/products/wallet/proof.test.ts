import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { wallet } from './product';
import { decideProof, submitProof } from './proof';
import { createWalletExchange, TRON_ADDRESS, type WalletTest } from './wallet.test-support';

let test: WalletTest;
beforeAll(async () => {
  test = await createWalletExchange();
});
afterAll(() => test.close());

const proofOf = (user: User, hash: string) => ({
  userId: user.id,
  currencyId: test.usdt.id,
  fromAddress: TRON_ADDRESS,
  hash,
  amount: decimal('1000'),
  picture: '/uploads/1.png',
});

const submit = (user: User, hash: string) =>
  test.exchange.run((context) => submitProof(context, context.of(wallet), proofOf(user, hash)));

describe('a deposit proof', () => {
  it('is accepted once for a hash, over all users', async () => {
    const [one, other] = [await test.user(), await test.user()];
    const results = await Promise.all([submit(one, '0xABC1'), submit(other, '0xabc1')]);
    expect(results).toMatchObject([{ ok: true }, { ok: false, reason: 'hash_taken' }]);
  });

  it('is refused for a transaction that the chain has reported', async () => {
    const user = await test.user();
    const seen = test.report(user, { confirmations: 1 });
    await test.observe(seen);
    expect(await submit(user, seen.hash)).toEqual({ ok: false, reason: 'hash_taken' });
  });

  it('credits the amount that the reviewer found, once', async () => {
    const user = await test.user();
    const result = await submit(user, '0xabc2');
    const id = result.ok ? result.id : 0;
    const review = () =>
      test.exchange.run((context) => decideProof(context, context.of(wallet), { id, amount: decimal('400') }));
    const reviews = await Promise.all([review(), review()]);
    expect(reviews.map(({ ok }) => ok)).toEqual([true, false]);
    expect((await test.usdtOf(user)).available).toBe('400');
  });

  it('that is rejected credits nothing and frees the hash', async () => {
    const user = await test.user();
    const result = await submit(user, '0xabc3');
    const id = result.ok ? result.id : 0;
    await test.exchange.run((context) =>
      decideProof(context, context.of(wallet), { id, amount: undefined, reason: 'Not found' }),
    );
    expect((await test.usdtOf(user)).available).toBe('0');
    expect(await submit(user, '0xabc3')).toMatchObject({ ok: true });
  });
});
