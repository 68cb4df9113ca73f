import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair } from '@bourse/contracts/market';
import { aPair, somePairs } from '../testing/fixtures';
import { nextQuoteOrder, orderPairs, pairsOfView, turnover, type QuoteOrder } from './order';

const bases = (pairs: readonly Pair[]) => pairs.map(({ base }) => base);
const by = (column: QuoteOrder['column'], direction: QuoteOrder['direction'] = 'descending') => ({ column, direction });

it('turnover is volume times last price, exactly', () => {
  expect(turnover(aPair({ volume: decimal('91230041118820'), last: decimal('0.0000008712') }))).toBe(
    '79479611.822715984',
  );
});

describe('sorting pairs', () => {
  it('pairs have the server’s order if none is selected', () => {
    expect(orderPairs(somePairs(), undefined)).toEqual(somePairs());
  });

  it.each([
    [by('price'), ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'PEPE']],
    [by('change', 'ascending'), ['DOGE', 'ETH', 'XRP', 'BTC', 'SOL', 'PEPE']],
    [by('volume'), ['BTC', 'ETH', 'SOL', 'DOGE', 'XRP', 'PEPE']],
    [by('name', 'ascending'), ['BTC', 'DOGE', 'ETH', 'PEPE', 'SOL', 'XRP']],
  ])('pairs are sorted by %o', (order, expected) => {
    expect(bases(orderPairs(somePairs(), order))).toEqual(expected);
  });

  it('sorting distinguishes values that are equal as doubles', () => {
    const dear = aPair({ baseId: 1, base: 'A', last: decimal('100000000000000000.02') });
    const dearer = aPair({ baseId: 2, base: 'B', last: decimal('100000000000000000.03') });
    expect(Number(dear.last)).toBe(Number(dearer.last));
    expect(bases(orderPairs([dear, dearer], by('price')))).toEqual(['B', 'A']);
  });

  it('sorting keeps the order of equal pairs', () => {
    const pairs = ['A', 'B', 'C'].map((base, baseId) => aPair({ baseId, base }));
    expect(bases(orderPairs(pairs, by('change')))).toEqual(['A', 'B', 'C']);
    expect(bases(orderPairs(pairs, by('change', 'ascending')))).toEqual(['A', 'B', 'C']);
  });

  it('sorting keeps every pair, and does not change the given list', () => {
    const figures = fc.array(fc.integer({ min: -9999, max: 9999 }));
    fc.assert(
      fc.property(figures, (changes) => {
        const pairs = changes.map((change, baseId) => aPair({ baseId, change: decimal(`${change}e-2`) }));
        const before = [...pairs];
        const ordered = orderPairs(pairs, by('change', 'ascending'));
        expect(pairs).toEqual(before);
        expect(new Set(ordered)).toEqual(new Set(pairs));
        expect(ordered.map(({ change }) => Number(change))).toEqual(
          changes.map((c) => c / 100).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

it('a press on a column head sorts names from A and figures from the largest, then reverses, then ends the order', () => {
  expect(nextQuoteOrder(undefined, 'name')).toEqual(by('name', 'ascending'));
  expect(nextQuoteOrder(undefined, 'volume')).toEqual(by('volume'));
  expect(nextQuoteOrder(by('volume'), 'volume')).toEqual(by('volume', 'ascending'));
  expect(nextQuoteOrder(by('volume', 'ascending'), 'volume')).toBeUndefined();
  expect(nextQuoteOrder(by('volume', 'ascending'), 'price')).toEqual(by('price'));
});

it('a view of gainers shows rising pairs, largest rise first', () => {
  expect(bases(pairsOfView(somePairs(), 'gainers'))).toEqual(['PEPE', 'SOL', 'BTC']);
});

it('a view of losers shows falling pairs, largest fall first', () => {
  expect(bases(pairsOfView(somePairs(), 'losers'))).toEqual(['DOGE', 'ETH']);
});

it('a view of volume shows traded pairs, highest turnover first', () => {
  const pairs = [...somePairs(), aPair({ baseId: 99, base: 'NEW', volume: decimal('0') })];
  expect(bases(pairsOfView(pairs, 'volume'))).toEqual(['BTC', 'ETH', 'SOL', 'DOGE', 'XRP', 'PEPE']);
});

it('a view uses the user’s order instead of its own', () => {
  expect(bases(pairsOfView(somePairs(), 'gainers', by('name', 'ascending')))).toEqual(['BTC', 'PEPE', 'SOL']);
});
