import { decimal } from '@bourse/decimal';
import type { Pair } from '@bourse/contracts/market';
import { expect, it } from 'vitest';
import { aGroup, aPair, somePairs } from '../testing/fixtures';
import { applyTickers, displayedGroups, findPair } from './pairs';
import { searchPairs } from './search-pairs';

const NO_FIGURES = { change: undefined, volume: undefined, high: undefined, low: undefined };

const names = (pairs: readonly { base: string }[]) => pairs.map(({ base }) => base);

it('displayedGroups omits hidden pairs and groups that become empty', () => {
  const hidden = aPair({ baseId: 9, base: 'OLD', isDisplayed: false });
  const groups = [aGroup({ pairs: [hidden, aPair()] }), aGroup({ name: 'BTC', pairs: [hidden] })];
  expect(displayedGroups(groups).map(({ name, pairs }) => [name, names(pairs)])).toEqual([['USDT', ['BTC']]]);
  expect(findPair(groups, hidden.id)).toBe(hidden);
});

it.each(['eth', 'ETH/USDT', 'ethus', ' eth-usdt ', 'ＥＴＨ', 'ｅｔｈ／ｕ'])(
  'searchPairs finds ETH/USDT by %j',
  (text) => {
    expect(names(searchPairs(somePairs(), text))).toEqual(['ETH']);
  },
);

it('searchPairs finds all pairs for an empty text', () => {
  expect(searchPairs(somePairs(), '  ')).toHaveLength(6);
});

const cnyPriceAfter = (pair: Pair, last: string) => {
  const [group] = applyTickers([aGroup({ pairs: [pair] })], [{ ...NO_FIGURES, pair: pair.id, last: decimal(last) }]);
  return group?.pairs[0]?.cnyPrice;
};

it('applyTickers moves the price in CNY with the price, by the rate of the reply', () => {
  const pair = aPair({ last: decimal('100'), cnyPrice: decimal('708') });
  expect(cnyPriceAfter(pair, '150')).toBe('1062');
  expect(cnyPriceAfter(pair, '100')).toBe('708');
  expect(cnyPriceAfter({ ...pair, last: undefined }, '150')).toBeUndefined();
});
