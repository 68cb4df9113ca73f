import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { feesPaid, type Charge } from './fees-paid';

const charge = (time: number | undefined, amount: number | undefined, currency = 'USDT'): Charge => ({
  time,
  amount: amount === undefined ? undefined : decimal(amount),
  currency,
});

it('feesPaid sums the fees of the period by currency, exactly', () => {
  const charges = [charge(300, 0.1), charge(200, 0.2), charge(250, 0.001, 'BTC'), charge(100, 5)];
  expect(feesPaid(charges, 200)).toEqual([
    { currency: 'USDT', amount: '0.3', count: 2 },
    { currency: 'BTC', amount: '0.001', count: 1 },
  ]);
  expect(feesPaid(charges, undefined)[0]).toEqual({ currency: 'USDT', amount: '5.3', count: 3 });
});

it('feesPaid is unknown where one fee is unknown', () => {
  expect(feesPaid([charge(1, 2), charge(2, undefined)], undefined)).toEqual([
    { currency: 'USDT', amount: undefined, count: 2 },
  ]);
});

it('feesPaid leaves a charge without a time out of a limited period', () => {
  expect(feesPaid([charge(undefined, 2)], 0)).toEqual([]);
});
