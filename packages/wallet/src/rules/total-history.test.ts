import { decimal } from '@bourse/decimal';
import { expect, test } from 'vitest';
import type { Balance } from '@bourse/contracts/wallet';
import { allocation, dayAgo, withTotal } from './total-history';

const d = decimal;
const HOUR = 3_600_000;
const point = (time: number, value: string) => ({ time, value: d(value) });

test('the history of the total replaces the last point within an hour, unless the total moved by more than 0.1 %', () => {
  const course = [point(0, '1000')];
  expect(withTotal(course, point(60_000, '1000.5'))).toEqual([point(60_000, '1000.5')]);
  expect(withTotal(course, point(60_000, '1002'))).toEqual([...course, point(60_000, '1002')]);
  expect(withTotal(course, point(HOUR, '1000.5'))).toEqual([...course, point(HOUR, '1000.5')]);
});

test('the history of the total keeps the newest 500 points', () => {
  const course = Array.from({ length: 500 }, (_unused, at) => point(at * HOUR, '1'));
  const next = withTotal(course, point(500 * HOUR, '1'));
  expect(next).toHaveLength(500);
  expect(next[0]?.time).toBe(HOUR);
});

test('the total a day ago is the newest one between 24 and 48 hours old', () => {
  const course = [point(0, '1'), point(10 * HOUR, '2'), point(30 * HOUR, '3')];
  expect(dayAgo(course, 40 * HOUR)?.value).toBe('2');
  expect(dayAgo(course, 33 * HOUR)?.value).toBe('1');
  expect(dayAgo(course, 23 * HOUR)).toBeUndefined();
  expect(dayAgo(course, 90 * HOUR)).toBeUndefined();
});

const row = (currency: string, available: string): Balance => ({
  currencyId: 1,
  currency,
  currencyType: '',
  available: d(available),
  frozen: d('0'),
  usdtPrice: d('1'),
});
test('the allocation sums a currency over all accounts, and the small ones under one name', () => {
  const accounts = {
    legal: { balances: [row('A', '10'), row('B', '20')] },
    change: { balances: [row('A', '15'), row('C', '5'), row('D', '4'), row('E', '3'), row('F', '2'), row('G', '1')] },
    lever: { balances: [row('H', '0')] },
    micro: { balances: [] },
  };
  expect(allocation(accounts, 'Other').map(({ currency, worth }) => `${currency} ${worth}`)).toEqual([
    'A 25',
    'B 20',
    'C 5',
    'D 4',
    'E 3',
    'Other 3',
  ]);
});
