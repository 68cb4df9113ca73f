import { onMalformed } from '@bourse/contracts/wire';
import { ZERO } from '@bourse/decimal';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  optionOrders,
  optionSeconds,
  optionSettled,
  optionSubmit,
  payableCurrencies,
} from '@bourse/contracts/micro-options';
import { anOption, aSettledOption, aWirePayable, OPENED_AT, toWire } from '.';

const wireOrders = (rows: unknown) => v.parse(optionOrders.reply, { data: rows });

describe('an option order', () => {
  it('an option order is written and read without a change', () => {
    expect(wireOrders([toWire(anOption()), toWire(aSettledOption())])).toEqual([
      anOption({ profit: ZERO }),
      aSettledOption(),
    ]);
  });

  it('an option order reads numbers as text and text as numbers', () => {
    const [order] = wireOrders([
      { ...toWire(anOption()), id: '41', number: 100, type: '2', status: '1', remain_milli_seconds: '1250' },
    ]);
    expect(order).toMatchObject({ id: 41, amount: '100', direction: 'down', status: 'trading', remaining: 1250 });
  });

  it('an option order needs only the fields of the specification', () => {
    const { match_id: _match, create_time: _opened, handle_time: _settled, ...wire } = { ...toWire(aSettledOption()) };
    expect(wireOrders([wire])).toMatchObject([{ matchId: undefined, openedAt: undefined, settledAt: undefined }]);
  });

  it('an option order has no end price while the server sends none or zero', () => {
    const prices = [{ end_price: '0' }, { end_price: null }, { end_price: undefined }];
    expect(
      wireOrders(prices.map((price) => ({ ...toWire(anOption()), ...price }))).map(({ endPrice }) => endPrice),
    ).toEqual([undefined, undefined, undefined]);
  });

  it('an option order never has a negative remaining time', () => {
    expect(wireOrders([{ ...toWire(anOption()), remain_milli_seconds: -300 }])).toMatchObject([{ remaining: 0 }]);
  });

  it('an invalid option order is dropped, and the other rows stay', () => {
    const stop = onMalformed(() => {});
    expect(wireOrders([{ id: 'x' }, toWire(anOption())])).toHaveLength(1);
    stop();
    expect(v.parse(optionOrders.reply, { data: null })).toEqual([]);
  });

  it('an option order is read from `data` of a closed_microorder that wraps it', () => {
    const wire = toWire(anOption());
    const wrapped = { type: 'closed_microorder', to: 7, data: wire };
    expect(v.parse(optionSettled.payload, wrapped)).toEqual(v.parse(optionSettled.payload, wire));
  });

  it('an option order is the payload of closed_microorder', () => {
    expect(v.parse(optionSettled.payload, toWire(aSettledOption()))).toEqual(aSettledOption());
  });
});

it('payable currencies have presets, fee rate and balance', () => {
  expect(v.parse(payableCurrencies.reply, [aWirePayable()])).toEqual([
    {
      id: 3,
      name: 'USDT',
      presets: ['10', '50', '100', '500'],
      feeRate: '0.2',
      balance: '1000',
      insuranceBalance: undefined,
      insuranceTypes: [],
      insurance: undefined,
    },
  ]);
});

it('payable currencies have insurance fields where they are sent', () => {
  const wire = aWirePayable({
    user_wallet: { micro_with_insurance: '1200', insurance_balance: '200' },
    insurance_types: [{ id: 1, name: 'Loss cover', coverage: 50, price: '100' }],
    user_insurance: { name: 'Loss cover', amount: '500', effective_at: OPENED_AT / 1000, expires_at: undefined },
  });
  expect(v.parse(payableCurrencies.reply, [wire])).toMatchObject([
    {
      balance: '1200',
      insuranceBalance: '200',
      insuranceTypes: [{ name: 'Loss cover', coverage: '50', price: '100' }],
      insurance: { name: 'Loss cover', amount: '500', effectiveAt: OPENED_AT, expiresAt: undefined },
    },
  ]);
});

it.each([[null], [[]], [{}], ['']])('payable currencies have no insurance if the server sends %j', (none) => {
  const [currency] = v.parse(payableCurrencies.reply, [{ ...aWirePayable(), user_insurance: none }]);
  expect(currency?.insurance).toBeUndefined();
});

it('payable currencies read presets as objects or bare numbers and drop non-positive ones', () => {
  const [currency] = v.parse(payableCurrencies.reply, [
    { ...aWirePayable(), micro_numbers: [{ number: '10.0000' }, 50, 0] },
  ]);
  expect(currency?.presets).toEqual(['10', '50']);
});

it('the contract reads durations with their profit ratio', () => {
  expect(v.parse(optionSeconds.reply, [{ seconds: '30', profit_ratio: 75 }])).toEqual([
    { seconds: 30, profitRatio: '75' },
  ]);
});

it('the contract reads the limits of the stake of a duration and the share that a loss costs; 0 and a missing one mean none', () => {
  const terms = { seconds: 30, profit_ratio: 75 };
  const wire = [
    { ...terms, loss_ratio: '80.00', min_amount: '20.00', max_amount: '0.00' },
    { ...terms, loss_ratio: 0 },
  ];
  expect(v.parse(optionSeconds.reply, wire)).toEqual([
    { seconds: 30, profitRatio: '75', lossRatio: '80', minimum: '20' },
    { seconds: 30, profitRatio: '75' },
  ]);
});

it('the contract submits a direction of the contract only', () => {
  const request = { match_id: 1, currency_id: 3, type: 1, seconds: 30, number: '100' };
  expect(v.safeParse(optionSubmit.request, request).success).toBe(true);
  expect(v.safeParse(optionSubmit.request, { ...request, type: 3 }).success).toBe(false);
});
