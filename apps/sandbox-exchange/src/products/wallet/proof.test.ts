import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { wallet } from './product';
import { decideProof, submitProof } from './proof';
import { hashFor } from '../../testing/builders';
import { waitingDeposits } from './queries';
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

const approve = (id: number) =>
  test.exchange.run((context) => decideProof(context, context.of(wallet), { id, amount: decimal('400') }));

const hashOf = (number: number) => hashFor(`proof ${number}`);

/** Spellings of one hash by which it was credited more than once. */
const spellingsOf = (hash: string) => [
  hash,
  hash.toUpperCase(),
  `0x${hash}`,
  `0X${hash}`,
  ` ${hash}\n`,
  hash.replace('a', '\uFF41'),
  `${hash.slice(0, 9)}\u200B${hash.slice(9)}`,
  `${hash.slice(0, 9)} ${hash.slice(9)}`,
  `${hash}.`,
];

describe('a deposit proof', () => {
  it('a deposit proof is accepted once for a hash, over all users', async () => {
    const [one, other] = [await test.user(), await test.user()];
    const results = await Promise.all([submit(one, hashOf(1)), submit(other, hashOf(1))]);
    expect(results).toMatchObject([{ ok: true }, { ok: false, reason: 'hash_taken' }]);
  });

  it('a deposit proof is refused for a transaction that the chain has reported', async () => {
    const user = await test.user();
    const seen = test.report(user, { confirmations: 1 });
    await test.observe(seen);
    expect(await submit(user, seen.hash)).toEqual({ ok: false, reason: 'hash_taken' });
  });

  it.each(spellingsOf(hashOf(4)))(
    'a deposit proof is not accepted for another spelling of a reported hash: %j',
    async (spelling) => {
      const user = await test.user();
      await test.observe(test.report(user, { confirmations: 1, hash: hashOf(4), output: user.id }));
      const result = await submit(user, spelling);
      expect(result.ok ? 'accepted' : result.reason).toMatch(/^hash_(taken|invalid)$/);
    },
  );

  it.each(['', '0x', 'tx1', hashOf(5).slice(1), `${hashOf(5)}0`, `${hashOf(5).slice(1)}g`])(
    'a deposit proof is refused for a text that is no transaction hash: %j',
    async (text) => {
      const result = await submit(await test.user(), text);
      expect(result.ok ? 'accepted' : result.reason).toMatch(/^(hash_invalid|incomplete)$/);
    },
  );

  it('a deposit proof and a report of the chain never credit the same transaction', async () => {
    const user = await test.user();
    const proven = await submit(user, hashOf(6));
    expect(await approve(proven.ok ? proven.id : 0)).toEqual({ ok: true });
    const seen = test.report(user, { confirmations: 1, hash: `0x${hashOf(6)}` });
    expect(await test.observe(seen)).toEqual({ ok: false, reason: 'already_credited' });
    expect((await test.usdtOf(user)).available).toBe('400');

    const waiting = await submit(user, hashOf(7));
    await test.observe(test.report(user, { confirmations: 1, hash: hashOf(7) }));
    expect(await approve(waiting.ok ? waiting.id : 0)).toEqual({ ok: false, reason: 'hash_taken' });
    expect((await test.usdtOf(user)).available).toBe('650');
  });

  it('a user has at most ten deposit proofs in review', async () => {
    const user = await test.user();
    for (let count = 0; count < 10; count += 1)
      expect(await submit(user, hashOf(100 + count))).toMatchObject({ ok: true });
    expect(await submit(user, hashOf(110))).toEqual({ ok: false, reason: 'too_many_pending' });
    const lines = await waitingDeposits(
      { db: test.store.db, currency: (id) => test.exchange.currency(id) },
      user.id,
      test.usdt.id,
    );
    expect(lines).toHaveLength(10);
  });

  it('a deposit proof credits the amount that the reviewer found, once', async () => {
    const user = await test.user();
    const result = await submit(user, hashOf(2));
    const id = result.ok ? result.id : 0;
    const reviews = await Promise.all([approve(id), approve(id)]);
    expect(reviews.map(({ ok }) => ok)).toEqual([true, false]);
    expect((await test.usdtOf(user)).available).toBe('400');
  });

  it('a deposit proof that is rejected credits nothing and frees the hash', async () => {
    const user = await test.user();
    const result = await submit(user, hashOf(3));
    const id = result.ok ? result.id : 0;
    await test.exchange.run((context) =>
      decideProof(context, context.of(wallet), { id, amount: undefined, reason: 'Not found' }),
    );
    expect((await test.usdtOf(user)).available).toBe('0');
    expect(await submit(user, hashOf(3))).toMatchObject({ ok: true });
  });
});
