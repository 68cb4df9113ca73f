import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { Ledger } from './ledger';

const ledger = () =>
  new Ledger({
    accounts: [],
    holds: [],
    nextEntryId: 1,
    entryKinds: new Set(['deposit']),
    holdPurposes: new Set(['order']),
  });
const hold = { purpose: 'order', reference: 1 };

it('an entry must sum to zero in every currency', () => {
  const books = ledger();
  const [external, user] = [books.account({ house: 'external' }, 1), books.account({ userId: 1, wallet: 'legal' }, 1)];
  const other = books.account({ userId: 1, wallet: 'legal' }, 2);
  expect(() =>
    books.post('deposit', null, 0, [
      { account: external, available: -5n },
      { account: user, available: 4n },
      { account: other, available: 1n },
    ]),
  ).toThrow('deposit leaves -1 of currency 1');
});

it('an entry must leave no account below zero except external', () => {
  const books = ledger();
  const [external, user] = [books.account({ house: 'external' }, 1), books.account({ userId: 1, wallet: 'legal' }, 1)];
  expect(() => books.post('deposit', null, 0, [{ account: user, available: -1n, held: 1n, hold }])).toThrow(
    'below zero',
  );
  expect(() =>
    ledger().post('deposit', null, 0, [
      { account: external, available: 1n },
      { account: user, available: 0n, held: -1n, hold },
    ]),
  ).toThrow('below zero');
});

describe('a transfer', () => {
  let test: TestExchange;
  let alice: User;

  beforeEach(async () => {
    test = await createTestExchange();
    alice = await test.user({ USDT: '100' }, 'legal');
  });

  afterEach(() => test.close());

  const transfer = (change: object) =>
    test.exchange.transfer({
      userId: alice.id,
      currencyId: test.usdt.id,
      from: 'legal',
      to: 'change',
      amount: decimal('30'),
      ...change,
    });

  it('a transfer moves money from one wallet to another', async () => {
    const [from, to] = [
      { currencyId: test.usdt.id, wallet: 'legal', available: '70', held: '0' },
      { currencyId: test.usdt.id, wallet: 'change', available: '30', held: '0' },
    ];
    expect(await transfer({})).toEqual({ ok: true, from, to });
    expect(await test.exchange.balances(alice.id)).toEqual([from, to]);
  });

  it.each([
    ['insufficient_balance', { amount: decimal('100.00000001') }],
    ['amount_invalid', { amount: decimal('0.000000001') }],
    ['amount_invalid', { amount: decimal('-1') }],
    ['amount_invalid', { amount: decimal('0') }],
    ['same_wallet', { to: 'legal' }],
    ['currency_not_found', { currencyId: 99 }],
    ['user_not_found', { userId: 99 }],
  ])('a transfer is refused as %s with %j', async (reason, change) => {
    expect(await transfer(change)).toEqual({ ok: false, reason });
    expect(await test.exchange.balance(alice.id, test.usdt.id, 'legal')).toMatchObject({ available: '100' });
  });

  it('a transfer cannot use amounts on hold for open orders', async () => {
    await transfer({ amount: decimal('100') });
    await test.place(alice, 'buy', '0.001', '50000');
    const back = { from: 'change', to: 'legal' };
    expect(await transfer({ ...back, amount: decimal('50.01') })).toMatchObject({ reason: 'insufficient_balance' });
    expect(await transfer({ ...back, amount: decimal('50') })).toMatchObject({ ok: true });
  });

  it('a transfer appears in the user’s account ledger, newest first', async () => {
    await transfer({});
    test.clock.advance(1000);
    const { id } = await test.place(alice, 'buy', '0.0001', '50000');
    const { exchange, usdt, clock } = test;
    const currencyId = usdt.id;
    expect(await exchange.ledgerLines(alice.id, {}, { page: 1, size: 3 })).toEqual({
      total: 4,
      rows: [
        {
          id: 3,
          kind: 'order_hold',
          reference: id,
          at: clock.now(),
          currencyId,
          wallet: 'change',
          available: '-5',
          held: '5',
        },
        expect.objectContaining({ id: 2, kind: 'transfer', wallet: 'legal', available: '-30' }),
        expect.objectContaining({ id: 2, kind: 'transfer', wallet: 'change', available: '30' }),
      ],
    });
    const deposits = await exchange.ledgerLines(alice.id, { wallet: 'legal', currencyId }, { page: 2, size: 1 });
    expect(deposits).toMatchObject({ total: 2, rows: [{ kind: 'deposit', reference: undefined, available: '100' }] });
  });
});
