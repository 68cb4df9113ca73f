import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { newCurrency } from '../../testing/builders';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { subscription } from './product';
import { subscribe } from './subscribe';
import { launches } from './store';
import { unlock } from './unlock';

const HOUR = 3_600_000;
const PRICE = decimal('1.5');

let test: TestExchange;
let endsAt: number;

beforeEach(async () => {
  test = await createTestExchange();
  const { id } = await test.exchange.admin.createCurrency(newCurrency({ code: 'BRS', isLegal: false }));
  const now = test.clock.now();
  endsAt = now + 10 * HOUR;
  await test.exchange.run((context) => {
    context.of(subscription).addLaunch({
      id: 1,
      currencyId: id,
      quoteId: test.usdt.id,
      price: PRICE,
      total: 1000n,
      sold: 400n,
      presold: 400n,
      startsAt: now,
      endsAt,
      resultAt: endsAt + HOUR,
      freeze: 24 * HOUR,
    });
    return { ok: true as const };
  });
});
// Closing audits the ledger: sold is presold plus the subscriptions, and locked amounts are on hold.
afterEach(() => test.close());

const buy = (user: User, quantity: string, price = PRICE) =>
  test.exchange.run((context) =>
    subscribe(context, context.of(subscription), { userId: user.id, quantity: decimal(quantity), price }),
  );
const release = (user: User, id: number) =>
  test.exchange.run((context) => unlock(context, context.of(subscription), { userId: user.id, id }));

it('a launch takes the payment and delivers the tokens locked', async () => {
  const user = await test.user({ USDT: '1000' });
  expect(await buy(user, '200')).toEqual({ ok: true, id: 1 });
  expect(await test.balance(user, 'USDT')).toEqual({ available: '700', held: '0' });
  expect(await test.balance(user, 'BRS')).toEqual({ available: '0', held: '200' });
});

it.each([
  ['a quantity that is no multiple', '150', PRICE, 'quantity_not_multiple'],
  ['more than is left', '700', PRICE, 'sold_out'],
  ['another price than the confirmed one', '100', decimal('1.4'), 'price_changed'],
  ['more than the balance', '300', PRICE, 'insufficient_balance'],
] as const)('a launch refuses %s', async (_, quantity, price, reason) => {
  const user = await test.user({ USDT: '300' });
  expect(await buy(user, quantity, price)).toEqual({ ok: false, reason });
  expect(await test.balance(user, 'USDT')).toEqual({ available: '300', held: '0' });
});

it('a launch sells the last lot once to five users at the same time', async () => {
  const first = await test.user({ USDT: '1000' });
  await buy(first, '500');
  const users = await Promise.all([1, 2, 3, 4, 5].map(() => test.user({ USDT: '1000' })));
  const results = await Promise.all(users.map((user) => buy(user, '100')));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok && result.reason === 'sold_out')).toHaveLength(4);
  expect(await launches(test.store.db)).toMatchObject([{ sold: 1000n, total: 1000n }]);
});

it('a launch refuses after the end by exchange time', async () => {
  const user = await test.user({ USDT: '1000' });
  test.clock.advance(endsAt - test.clock.now());
  expect(await buy(user, '100')).toEqual({ ok: false, reason: 'ended' });
});

it('tokens of a launch unlock once, after the lock has ended by exchange time', async () => {
  const user = await test.user({ USDT: '1000' });
  await buy(user, '100');
  test.clock.advance(24 * HOUR - 1);
  expect(await release(user, 1)).toEqual({ ok: false, reason: 'not_due' });
  test.clock.advance(1);
  const both = await Promise.all([release(user, 1), release(user, 1)]);
  expect(both).toEqual([{ ok: true }, { ok: false, reason: 'already_unlocked' }]);
  expect(await test.balance(user, 'BRS')).toEqual({ available: '100', held: '0' });
});

it('the id of another user’s launch record is answered as an unknown one', async () => {
  const [owner, other] = [await test.user({ USDT: '1000' }), await test.user()];
  await buy(owner, '100');
  test.clock.advance(24 * HOUR);
  expect(await release(other, 1)).toEqual({ ok: false, reason: 'not_found' });
  expect(await release(other, 99)).toEqual({ ok: false, reason: 'not_found' });
});
