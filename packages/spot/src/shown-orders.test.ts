import { expect, it } from 'vitest';
import { isOfPair, rowsOf } from './shown-orders';
import { anOpenOrder } from './testing/fixtures';

it('a row belongs to a pair by both of its currencies', () => {
  expect(isOfPair(anOpenOrder(), { base: 'BTC', quote: 'USDT' })).toBe(true);
  expect(isOfPair(anOpenOrder(), { base: 'BTC', quote: 'ETH' })).toBe(false);
  expect(isOfPair(anOpenOrder(), { base: 'ETH', quote: 'USDT' })).toBe(false);
});

it('rows are shown by pair and side, all of them where neither is said', () => {
  const rows = [anOpenOrder({ id: 1 }), anOpenOrder({ id: 2, side: 'sell' }), anOpenOrder({ id: 3, base: 'ETH' })];
  const bitcoin = { base: 'BTC', quote: 'USDT' };
  const idsOf = (...shown: [Parameters<typeof rowsOf>[1], Parameters<typeof rowsOf>[2]]) =>
    rowsOf(rows, ...shown).map(({ id }) => id);
  expect(idsOf(bitcoin, 'buy')).toEqual([1]);
  expect(idsOf(bitcoin, undefined)).toEqual([1, 2]);
  expect(idsOf(undefined, 'sell')).toEqual([2]);
  expect(rowsOf(rows, undefined, undefined)).toBe(rows);
});
