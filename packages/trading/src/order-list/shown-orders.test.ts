import { expect, it } from 'vitest';
import { isOfPair, rowsOf } from './shown-orders';

const row = (overrides: object = {}) => ({ id: 1, base: 'BTC', quote: 'USDT', side: 'buy' as const, ...overrides });

it('the filter matches a row and a pair by both currencies', () => {
  expect(isOfPair(row(), { base: 'BTC', quote: 'USDT' })).toBe(true);
  expect(isOfPair(row(), { base: 'BTC', quote: 'ETH' })).toBe(false);
  expect(isOfPair(row(), { base: 'ETH', quote: 'USDT' })).toBe(false);
});

it('the filter selects rows by pair and side, and all of them without a filter', () => {
  const rows = [row({ id: 1 }), row({ id: 2, side: 'sell' }), row({ id: 3, base: 'ETH' })];
  const bitcoin = { base: 'BTC', quote: 'USDT' };
  const idsOf = (...shown: [Parameters<typeof rowsOf>[1], Parameters<typeof rowsOf>[2]]) =>
    rowsOf(rows, ...shown).map(({ id }) => id);
  expect(idsOf(bitcoin, 'buy')).toEqual([1]);
  expect(idsOf(bitcoin, undefined)).toEqual([1, 2]);
  expect(idsOf(undefined, 'sell')).toEqual([2]);
  expect(rowsOf(rows, undefined, undefined)).toBe(rows);
});
