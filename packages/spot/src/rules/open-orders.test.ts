import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { OpenOrder } from '@bourse/contracts/spot';
import { filledPercent, isMovable, mergeOpenOrders } from './open-orders';

const row = (id: number, createdAt: number | undefined, side: 'buy' | 'sell' = 'buy'): OpenOrder => ({
  id,
  createdAt,
  side,
  base: 'BTC',
  quote: 'USDT',
  pair: '1-3',
  price: decimal(1),
  remaining: decimal(1),
  amount: decimal(1),
  filled: decimal(0),
});

it('open orders are one list of buys and sells, newest first, then by number', () => {
  const rows = mergeOpenOrders([[row(1, 10), row(2, 30), row(5, 20, 'sell'), row(4, 20, 'sell')], [row(3, 5)]]);
  expect(rows.map(({ id }) => id)).toEqual([2, 5, 4, 1, 3]);
});

it('open orders are unique, also if a row moved to the next page; a buy and a sell of one number are two rows', () => {
  expect(
    mergeOpenOrders([
      [row(1, 10), row(2, 9)],
      [row(2, 9), row(2, 8, 'sell')],
    ]),
  ).toHaveLength(3);
});

it('open orders without a time come last', () => {
  expect(mergeOpenOrders([[row(1, undefined), row(2, 1)]]).map(({ id }) => id)).toEqual([2, 1]);
});

it.each([
  ['0', '2', '0'],
  ['0.5', '2', '25'],
  ['1', '3', '33'],
  ['2', '2', '100'],
  ['3', '2', '100'],
  ['0', '0', '0'],
])('the filled part of %s in %s is %s per cent', (filled, amount, percent) => {
  expect(filledPercent({ filled: decimal(filled), amount: decimal(amount) })).toBe(percent);
});

it.each([
  ['an order', {}, false, true],
  ['an exit', { exit: 'stop_loss' }, true, false],
  ['an order of an OCO, in one step', { ocoId: 7 }, true, true],
  ['an order of an OCO, by cancelling and placing', { ocoId: 7 }, false, false],
] as const)('isMovable says of %s whether it can get another price', (_case, change, amends, expected) => {
  expect(isMovable({ ...row(1, 0), ...change }, amends)).toBe(expected);
});
