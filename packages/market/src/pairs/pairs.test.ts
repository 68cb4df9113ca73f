import { describe, expect, it } from 'vitest';
import { aGroup, aPair, somePairs } from '../testing/fixtures';
import { displayedGroups, findPair } from './pairs';
import { nextOrder, searchPairs, sortPairs } from './sort-pairs';

const names = (pairs: readonly { base: string }[]) => pairs.map(({ base }) => base);

describe('displayedGroups', () => {
  it('leaves out what is not displayed, and groups of which nothing is left', () => {
    const hidden = aPair({ baseId: 9, base: 'OLD', isDisplayed: false });
    const groups = [aGroup({ pairs: [hidden, aPair()] }), aGroup({ name: 'BTC', pairs: [hidden] })];
    expect(displayedGroups(groups).map(({ name, pairs }) => [name, names(pairs)])).toEqual([['USDT', ['BTC']]]);
    expect(findPair(groups, hidden.id)).toBe(hidden);
  });
});

describe('searchPairs', () => {
  it.each(['eth', 'ETH/USDT', 'ethus', ' eth-usdt '])('finds ETH/USDT by %j', (text) => {
    expect(names(searchPairs(somePairs(), text))).toEqual(['ETH']);
  });

  it('finds all for nothing', () => {
    expect(searchPairs(somePairs(), '  ')).toHaveLength(6);
  });
});

describe('sortPairs', () => {
  it('orders by name, price and change, both ways, and as the server does where nothing is asked', () => {
    const pairs = somePairs();
    expect(sortPairs(pairs, undefined)).toBe(pairs);
    expect(names(sortPairs(pairs, { column: 'name', direction: 'ascending' }))[0]).toBe('BTC');
    expect(names(sortPairs(pairs, { column: 'price', direction: 'ascending' }))[0]).toBe('PEPE');
    expect(names(sortPairs(pairs, { column: 'change', direction: 'descending' }))).toEqual([
      'PEPE',
      'SOL',
      'BTC',
      'XRP',
      'ETH',
      'DOGE',
    ]);
  });

  it('goes from the useful direction to the other one and back to none', () => {
    const first = nextOrder(undefined, 'change');
    expect(first).toEqual({ column: 'change', direction: 'descending' });
    const second = nextOrder(first, 'change');
    expect(second).toEqual({ column: 'change', direction: 'ascending' });
    expect(nextOrder(second, 'change')).toBeUndefined();
    expect(nextOrder(second, 'name')).toEqual({ column: 'name', direction: 'ascending' });
  });
});
