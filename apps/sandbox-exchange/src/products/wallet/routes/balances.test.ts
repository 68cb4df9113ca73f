import { transferCurrencies, walletList } from '@bourse/contracts/wallet';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});

afterAll(() => test.close());

it('the wallet lists the available amount, the amount on hold and the value of each account', async () => {
  const seller = await test.user({ BTC: '1' });
  const user = await test.user({ USDT: '300' });
  const { usdt, btc, exchange } = test;
  await exchange.admin.deposit({ userId: user.id, currencyId: btc.id, wallet: 'lever', amount: decimal('2') });
  await test.place(seller, 'sell', '1', '50');
  await test.place(user, 'buy', '1', '50');
  await test.place(user, 'buy', '1', '40');

  const { accounts } = await test.reply(walletList, {}, await test.token(user));
  const row = (name: keyof typeof accounts, id: number) =>
    accounts[name].balances.find(({ currencyId }) => currencyId === id);
  expect(row('change', usdt.id)).toMatchObject({ currency: 'USDT', available: '210', frozen: '40', usdtPrice: '1' });
  expect(row('change', btc.id)).toMatchObject({ available: '0.998', frozen: '0', usdtPrice: '50' });
  expect(row('lever', btc.id)).toMatchObject({ available: '2', frozen: '0' });
  expect(accounts.change.total).toBe('299.9');
  expect(accounts.lever.total).toBe('100');
  expect(accounts.legal.total).toBe('0');
  expect(accounts.micro.balances.map(({ currency }) => currency)).toEqual(['USDT', 'BTC']);
});

it('the wallet has an asset account of the currencies that it flags for one, and of those with money in it', async () => {
  const user = await test.user({ USDT: '1' });
  const token = await test.token(user);
  const codes = async () =>
    (await test.reply(walletList, {}, token)).accounts.legal.balances.map(({ currency }) => currency);
  expect(await codes()).toEqual(['USDT']);
  const listed = await test.reply(transferCurrencies, {}, token);
  expect(listed.find(({ name }) => name === 'BTC')?.accounts).not.toContain('legal');
  await test.exchange.admin.deposit({
    userId: user.id,
    currencyId: test.btc.id,
    wallet: 'legal',
    amount: decimal('1'),
  });
  expect(await codes()).toEqual(['USDT', 'BTC']);
});

it('the wallet requires the owner’s token', async () => {
  expect(await test.ask(walletList, {})).toMatchObject({ type: 999, message: SERVER_TEXTS.pleaseLogIn });
});
