import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import type { Exchange } from '../../exchange';
import { WALLETS } from '../../ledger/types';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { removeAddress, saveAddress } from './addresses';
import { observeDeposit } from './deposit';
import { depositAddressOf } from './deposit-address';
import { wallet } from './product';
import { decideProof, submitProof } from './proof';
import { transferLines } from './queries';
import { transferBetween } from './transfer';
import type { ChainReport } from '../../chain/types';
import type { RequestWithdrawal } from './types';
import { decideWithdrawal, requestWithdrawal, settleWithdrawal } from './withdraw';

let test: TestExchange;
beforeAll(async () => {
  test = await createTestExchange();
});
afterAll(() => test.close());

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
let references = 0;

function withdrawalOf(user: User, overrides: Partial<RequestWithdrawal> = {}): RequestWithdrawal {
  return {
    userId: user.id,
    currencyId: test.usdt.id,
    wallet: 'change',
    amount: decimal('100'),
    address: TRON,
    network: 'TRC20',
    ...overrides,
  };
}

const request = (user: User, overrides: Partial<RequestWithdrawal> = {}, exchange: Exchange = test.exchange) =>
  exchange.run((context) => requestWithdrawal(context, context.of(wallet), withdrawalOf(user, overrides)));

async function applied(user: User, overrides: Partial<RequestWithdrawal> = {}): Promise<number> {
  const result = await request(user, overrides);
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}

const decide = (id: number, approve: boolean) =>
  test.exchange.run((context) =>
    decideWithdrawal(context, context.of(wallet), { id, approve, reason: approve ? '' : 'Unusual' }),
  );

const stateOf = async (id: number) =>
  test.store.db.selectFrom('withdrawals').select(['state', 'hash']).where('id', '=', id).executeTakeFirstOrThrow();

function report(user: User, overrides: Partial<ChainReport> = {}): ChainReport {
  references += 1;
  return {
    network: 'TRC20',
    hash: `tx${references}`,
    output: 0,
    address: depositAddressOf(user.id, 'tron'),
    currencyId: test.usdt.id,
    amount: decimal('250'),
    confirmations: 0,
    direction: 'in',
    isReversed: false,
    reference: 0,
    ...overrides,
  };
}

const observe = (seen: ChainReport) =>
  test.exchange.run((context) => observeDeposit(context, context.of(wallet), seen));
const usdt = (user: User) => test.balance(user, 'USDT');

const proofOf = (user: User, hash: string) => ({
  userId: user.id,
  currencyId: test.usdt.id,
  fromAddress: TRON,
  hash,
  amount: decimal('1000'),
  picture: '/uploads/1.png',
});

const save = (user: User, address: string, notes = 'home') =>
  test.exchange.run((context) =>
    saveAddress(context, context.of(wallet), { userId: user.id, currencyId: test.usdt.id, address, notes }),
  );

describe('a withdrawal', () => {
  it('holds amount and fee at the request', async () => {
    const user = await test.user({ USDT: '500' });
    expect(await request(user)).toMatchObject({ ok: true, fee: '1', net: '99' });
    expect(await usdt(user)).toEqual({ available: '400', held: '100' });
  });

  it('is broadcast and paid once after the approval', async () => {
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
    expect(await usdt(user)).toEqual({ available: '400', held: '0' });
  });

  it('is released once after a rejection', async () => {
    const user = await test.user({ USDT: '500' });
    const id = await applied(user);
    const decisions = await Promise.all([decide(id, false), decide(id, false), decide(id, true)]);
    expect(decisions.map(({ ok }) => ok)).toEqual([true, false, false]);
    expect(await usdt(user)).toEqual({ available: '500', held: '0' });
  });

  it('is released if the chain refuses the transaction', async () => {
    const user = await test.user({ USDT: '500' });
    const id = await applied(user);
    await decide(id, true);
    await test.exchange.tick();
    const fail = () => test.exchange.run((context) => settleWithdrawal(context, context.of(wallet), id, false));
    expect(await fail()).toEqual({ ok: true });
    expect(await fail()).toEqual({ ok: false, reason: 'already_decided' });
    expect(await usdt(user)).toEqual({ available: '500', held: '0' });
  });

  it('to another user of the exchange is internal', async () => {
    const user = await test.user({ USDT: '500' });
    const other = await test.user();
    const id = await applied(user, { address: depositAddressOf(other.id, 'tron') });
    await decide(id, true);
    expect(await stateOf(id)).toMatchObject({ state: 'internal', hash: '' });
    expect((await usdt(other)).available).toBe('99');
  });

  it('of parallel requests takes as many as the daily limit allows', async () => {
    const user = await test.user({ USDT: '1000000' });
    const results = await Promise.all(Array.from({ length: 8 }, () => request(user, { amount: decimal('30000') })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'above_day_limit' });
    expect(await usdt(user)).toEqual({ available: '910000', held: '90000' });
  });

  it('of two requests for the whole balance takes one', async () => {
    const user = await test.user({ USDT: '500' });
    const amount = { amount: decimal('500') };
    const results = await Promise.all([request(user, amount), request(user, amount)]);
    expect(results.map((result) => (result.ok ? 'ok' : result.reason)).toSorted()).toEqual([
      'insufficient_balance',
      'ok',
    ]);
  });

  it('does not count a rejected request towards the limit, and resets at midnight in Shanghai', async () => {
    const user = await test.user({ USDT: '1000000' });
    const amount = { amount: decimal('50000') };
    const first = await applied(user, amount);
    await applied(user, amount);
    expect(await request(user, { amount: decimal('10') })).toMatchObject({ reason: 'above_day_limit' });
    await decide(first, false);
    expect(await request(user, amount)).toMatchObject({ ok: true });
    test.clock.advance(24 * 3_600_000);
    expect(await request(user, amount)).toMatchObject({ ok: true });
  });

  it.each([
    [{ amount: decimal('9.99') }, 'below_minimum'],
    [{ amount: decimal('50000.01') }, 'above_maximum'],
    [{ amount: decimal('0') }, 'amount_invalid'],
    [{ amount: decimal('-5') }, 'amount_invalid'],
    [{ amount: decimal('600') }, 'insufficient_balance'],
    [{ address: '' }, 'address_missing'],
    [{ address: `${TRON}x` }, 'address_invalid'],
    [{ address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9' }, 'address_invalid'],
    [{ network: 'ERC20' }, 'address_invalid'],
    [{ network: 'OMNI' }, 'address_invalid'],
    [{ network: 'SOLANA' }, 'network_unknown'],
    [{ network: '' }, 'network_unknown'],
    [{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 'address_invalid'],
    [{ currencyId: 999 }, 'currency_not_found'],
  ] as const)('with %o is refused: %s', async (overrides, reason) => {
    const user = await test.user({ USDT: '500' });
    expect(await request(user, overrides)).toEqual({ ok: false, reason });
    expect(await usdt(user)).toEqual({ available: '500', held: '0' });
  });

  it('from the options account pays the fee in per cent', async () => {
    const user = await test.user({ USDT: '500' }, 'micro');
    expect(await request(user, { wallet: 'micro' })).toMatchObject({ ok: true, fee: '0.5', net: '99.5' });
  });

  it('that is repeated with the same key has one effect; with other fields it is refused', async () => {
    const user = await test.user({ USDT: '500' });
    const send = (fields: object) =>
      test.exchange.run((context) => requestWithdrawal(context, context.of(wallet), withdrawalOf(user)), {
        userId: user.id,
        action: '/api/wallet/out',
        clientId: 'one',
        fields,
      });
    const [first, second] = await Promise.all([send({ number: '100' }), send({ number: '100' })]);
    expect(first).toEqual(second);
    expect(await send({ number: '200' })).toEqual({ ok: false, reason: 'request_taken' });
    expect(await usdt(user)).toEqual({ available: '400', held: '100' });
  });
});

describe('a withdrawal over a restart', () => {
  it.each(['before the broadcast', 'after the broadcast'])('is paid once if the exchange stops %s', async (when) => {
    const own = await createTestExchange({ seed: when });
    const user = await own.user({ USDT: '500' });
    const command = { ...withdrawalOf(user), currencyId: own.usdt.id };
    const result = await own.exchange.run((context) => requestWithdrawal(context, context.of(wallet), command));
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
  });
});

describe('a deposit from the chain', () => {
  it('is credited with the first confirmation and can be withdrawn after the sixth', async () => {
    const user = await test.user();
    const seen = report(user);
    await observe(seen);
    expect((await usdt(user)).available).toBe('0');
    await observe({ ...seen, confirmations: 1 });
    expect((await usdt(user)).available).toBe('250');
    expect(await request(user)).toEqual({ ok: false, reason: 'not_confirmed' });
    await observe({ ...seen, confirmations: 6 });
    expect(await request(user)).toMatchObject({ ok: true });
  });

  it('that is not confirmed cannot be withdrawn from another account either', async () => {
    const user = await test.user({ USDT: '50' });
    const seen = report(user, { confirmations: 1 });
    await observe(seen);
    const command = {
      userId: user.id,
      currencyId: test.usdt.id,
      from: 'change',
      to: 'micro',
      amount: decimal('300'),
    } as const;
    expect(await test.exchange.transfer(command)).toMatchObject({ ok: true });
    const ask = (amount: string) => request(user, { wallet: 'micro', amount: decimal(amount) });
    expect(await ask('51')).toEqual({ ok: false, reason: 'not_confirmed' });
    expect(await ask('50')).toMatchObject({ ok: true });
    await observe({ ...seen, confirmations: 6 });
    expect(await ask('250')).toMatchObject({ ok: true });
  });

  it('is credited once for repeated and reordered reports', async () => {
    const user = await test.user();
    const seen = report(user);
    await Promise.all([3, 1, 6, 0, 6, 2].map((confirmations) => observe({ ...seen, confirmations })));
    expect((await usdt(user)).available).toBe('250');
    const [row] = await test.store.db.selectFrom('chain_deposits').selectAll().where('hash', '=', seen.hash).execute();
    expect(row).toMatchObject({ confirmations: 6, state: 'complete' });
  });

  it('is another one with another output of the same transaction', async () => {
    const user = await test.user();
    const seen = report(user, { confirmations: 1 });
    await observe(seen);
    await observe({ ...seen, output: 1 });
    expect((await usdt(user)).available).toBe('500');
  });

  it('that was not credited ends with a reorganisation; a credited one stays', async () => {
    const user = await test.user();
    const seen = report(user);
    await observe(seen);
    await observe({ ...seen, isReversed: true });
    expect((await usdt(user)).available).toBe('0');
    // The transaction is mined again.
    await observe({ ...seen, confirmations: 1 });
    await observe({ ...seen, isReversed: true });
    expect((await usdt(user)).available).toBe('250');
  });

  it('to an unknown address, below the minimum, or over another network is not credited', async () => {
    const user = await test.user();
    expect(await observe(report(user, { address: TRON }))).toMatchObject({ reason: 'not_ours' });
    expect(await observe(report(user, { amount: decimal('0.5') }))).toMatchObject({ reason: 'below_minimum' });
    expect(await observe(report(user, { network: 'ERC20' }))).toMatchObject({ reason: 'not_ours' });
  });
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
    const seen = report(user, { confirmations: 1 });
    await observe(seen);
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
    expect((await usdt(user)).available).toBe('400');
  });

  it('that is rejected credits nothing and frees the hash', async () => {
    const user = await test.user();
    const result = await submit(user, '0xabc3');
    const id = result.ok ? result.id : 0;
    await test.exchange.run((context) =>
      decideProof(context, context.of(wallet), { id, amount: undefined, reason: 'Not found' }),
    );
    expect((await usdt(user)).available).toBe('0');
    expect(await submit(user, '0xabc3')).toMatchObject({ ok: true });
  });
});

describe('the address book', () => {
  it('takes an address of any network of the currency, once', async () => {
    const user = await test.user();
    expect(await save(user, TRON)).toMatchObject({ ok: true });
    expect(await save(user, TRON)).toEqual({ ok: false, reason: 'taken' });
    expect(await save(user, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toMatchObject({ ok: true });
    expect(await save(await test.user(), TRON)).toMatchObject({ ok: true });
  });

  it.each([
    [`${TRON} `, 'home', 'spaces'],
    [TRON, 'my home', 'spaces'],
    [TRON, 'home!', 'notes_invalid'],
    ['nonsense', 'home', 'address_invalid'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'home', 'address_invalid'],
  ])('refuses %s with the label %s: %s', async (address, notes, reason) => {
    expect(await save(await test.user(), address, notes)).toEqual({ ok: false, reason });
  });

  it('deletes only addresses of the user', async () => {
    const user = await test.user();
    const other = await test.user();
    const result = await save(user, TRON);
    const addressId = result.ok ? result.id : 0;
    const remove = (userId: number) =>
      test.exchange.run((context) => removeAddress(context.of(wallet), { userId, addressId }));
    expect(await remove(other.id)).toEqual({ ok: false, reason: 'not_found' });
    expect(await remove(user.id)).toEqual({ ok: true });
    expect(await remove(user.id)).toEqual({ ok: false, reason: 'not_found' });
    expect(await save(user, TRON)).toMatchObject({ ok: true });
  });
});

describe('a transfer', () => {
  const directions = WALLETS.flatMap((from) => WALLETS.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(directions)('from %s to %s is one entry of two accounts of the same user', async (from, to) => {
    const user = await test.user({ USDT: '250.00000001' }, from);
    const command = { userId: user.id, currencyId: test.usdt.id, from, to, amount: decimal('250.00000001') };
    const move = () =>
      test.exchange.run((context) => transferBetween(context, command, test.exchange.products), {
        userId: user.id,
        action: '/api/wallet/change',
        clientId: `${from} ${to}`,
        fields: { from, to },
      });
    const [first, repeated] = await Promise.all([move(), move()]);
    expect(first).toMatchObject({ ok: true });
    expect(repeated).toEqual(first);
    expect(await test.exchange.balance(user.id, test.usdt.id, from)).toMatchObject({ available: '0' });
    expect(await test.exchange.balance(user.id, test.usdt.id, to)).toMatchObject({ available: '250.00000001' });
    const lines = await transferLines(test.exchange, user.id, { page: 1 });
    expect(lines).toMatchObject([{ from, to, amount: '250.00000001' }]);
  });
});
