import { optionOrders, optionSeconds, optionSubmit, payableCurrencies } from '@bourse/contracts/micro-options';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let alice: User;
let token: string;

beforeEach(async () => {
  test = await createTestApp();
  alice = await test.user({ USDT: '1000' }, 'micro');
  token = await test.token(alice);
  await test.exchange.admin.fundHouse({ house: 'options', currencyId: test.usdt.id, amount: decimal(1000) });
  test.exchange.setIndexPrice(test.pair.id, decimal(100));
  await test.place(await test.user({ BTC: '1' }), 'sell', '0.01', '100');
  await test.exchange.tick();
});
afterEach(() => test.close());

const fields = (change: Record<string, string | number> = {}) => ({
  match_id: test.pair.id,
  currency_id: test.usdt.id,
  type: 1,
  seconds: 30,
  number: decimal(100),
  ...change,
});

it('the product offers durations with their profit ratio, the default first', async () => {
  const [first] = await test.reply(optionSeconds, {}, token);
  expect(first).toEqual({ seconds: 30, profitRatio: '75' });
});

it('the product offers currencies with presets, fee, balance and the insurances of the one that has them', async () => {
  const [usdt] = await test.reply(payableCurrencies, {}, token);
  expect(usdt).toMatchObject({
    id: test.usdt.id,
    name: 'USDT',
    presets: ['10', '50', '100', '500', '1000'],
    feeRate: '0.2',
    balance: '1000',
    insuranceBalance: '0',
    insuranceTypes: [{ name: 'Loss cover 50', coverage: '50' }, { coverage: '100' }],
  });
});

it('the product opens an option and lists it until it has expired', async () => {
  expect(await test.reply(optionSubmit, fields(), token)).toBe(SERVER_TEXTS.orderPlaced);
  test.clock.advance(12_000);
  const trading = { page: 1, status: 1, limit: 20 } as const;
  expect(await test.reply(optionOrders, { ...trading, match_id: test.pair.id }, token)).toMatchObject([
    { symbol: 'BTC/USDT', matchId: test.pair.id, direction: 'up', remaining: 18_000, fee: '0.2', openPrice: '100' },
  ]);
  expect(await test.reply(optionOrders, { ...trading, match_id: 999 }, token)).toEqual([]);
  test.clock.advance(18_000);
  await test.exchange.tick();
  expect(await test.reply(optionOrders, trading, token)).toEqual([]);
  expect(await test.reply(optionOrders, { ...trading, status: 3 }, token)).toMatchObject([
    { status: 'closed', endPrice: '100', profit: '0', remaining: 0 },
  ]);
});

it.each([
  [{ number: 0 }, SERVER_TEXTS.optionAmountRequired],
  [{ number: '-10' }, SERVER_TEXTS.optionAmountRequired],
  [{ number: 15 }, SERVER_TEXTS.quantityMultiple('10')],
  [{ number: 2000 }, SERVER_TEXTS.insufficientBalance],
  [{ number: 20_000 }, SERVER_TEXTS.maximumQuantityExceeded('10000')],
  [{ seconds: 1 }, SERVER_TEXTS.optionDurationNotOffered],
  [{ match_id: 999 }, SERVER_TEXTS.optionsClosed],
  [{ currency_id: 999 }, SERVER_TEXTS.optionCurrencyUnsupported],
  [{ type: 3 }, SERVER_TEXTS.parameterError],
])('the product refuses %j with the text of its reason', async (change, text) => {
  expect(await test.ask(optionSubmit, fields(change), token)).toMatchObject({ type: 'error', message: text });
});

it('the product does not show options of another user', async () => {
  await test.reply(optionSubmit, fields(), token);
  const other = await test.token(await test.user());
  expect(await test.reply(optionOrders, { page: 1, status: 1, limit: 20 }, other)).toEqual([]);
});

it('the product asks a visitor to log in', async () => {
  expect(await test.ask(optionSubmit, fields())).toMatchObject({ type: 999, message: SERVER_TEXTS.pleaseLogIn });
});
