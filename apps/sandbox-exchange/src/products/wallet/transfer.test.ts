import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WALLETS, type Wallet } from '../../ledger/types';
import { newCurrency, newPair } from '../../testing/builders';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { transferLines } from './queries';
import { transferBetween } from './transfer';

let test: TestExchange;
beforeAll(async () => {
  test = await createTestExchange();
});
afterAll(() => test.close());

describe('a transfer', () => {
  const directions = WALLETS.flatMap((from) => WALLETS.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(directions)('a transfer from %s to %s is one entry of two accounts of the same user', async (from, to) => {
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

it('a transfer between asset and contract account is worth at least 100 USDT, whatever its currency', async () => {
  const { exchange, usdt } = test;
  const eth = await exchange.admin.createCurrency(newCurrency({ code: 'ETH', type: 'eth' }));
  const pair = await exchange.admin.createPair(newPair({ baseId: eth.id, quoteId: usdt.id }));
  const user = await test.user({ USDT: '1000', ETH: '1' }, 'lever');
  const move = (currencyId: number, amount: string, price?: string) =>
    exchange.run((context) => {
      const last = price === undefined ? undefined : decimal(price);
      const kind = { state: 'live', source: 'trades' } as const;
      const mark = () => last && { pairId: pair.id, price: last, average: last, last, ...kind, at: 0 };
      const command = { userId: user.id, currencyId, from: 'lever', to: 'legal', amount: decimal(amount) } as const;
      return transferBetween({ ...context, mark }, command, exchange.products);
    });
  expect(await move(usdt.id, '99.99')).toEqual({ ok: false, reason: 'below_minimum', minimum: '100' });
  expect(await move(usdt.id, '100')).toMatchObject({ ok: true });
  expect(await move(eth.id, '0.03333333', '3000')).toEqual({
    ok: false,
    reason: 'below_minimum',
    minimum: '0.03333334',
  });
  expect(await move(eth.id, '0.03333334', '3000')).toMatchObject({ ok: true });
  expect(await move(eth.id, '0.00000001')).toMatchObject({ ok: true });
});

it('a transfer between asset and contract account is refused for a currency without the account, and money that is there can be taken out', async () => {
  const { exchange, btc } = test;
  const user = await test.user({ BTC: '1' }, 'legal');
  const move = (from: Wallet, to: Wallet) =>
    exchange.run((context) => {
      const command = { userId: user.id, currencyId: btc.id, from, to, amount: decimal('0.5') };
      return transferBetween(context, command, exchange.products);
    });
  expect(btc.isLegal).toBe(false);
  expect(await move('legal', 'change')).toMatchObject({ ok: true });
  expect(await move('change', 'legal')).toEqual({ ok: false, reason: 'account_unsupported' });
});
