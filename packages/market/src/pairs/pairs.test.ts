import { expect, it } from 'vitest';
import { aGroup, aPair, somePairs } from '../testing/fixtures';
import { displayedGroups, findPair } from './pairs';
import { searchPairs } from './search-pairs';

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
