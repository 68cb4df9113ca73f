import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { Pair } from '@bourse/contracts/market';
import { aGroup, aPair, somePairs } from '@bourse/market/testing';
import { homeLists } from './home-lists';

const symbols = (pairs: readonly Pair[]) => pairs.map(({ symbol }) => symbol);
const ethBtc = aPair({
  baseId: 2,
  base: 'ETH',
  quoteId: 1,
  quote: 'BTC',
  change: decimal('30'),
  volume: decimal('1e30'),
});

/** Pairs of the given changes, as many as an exchange needs for a ranking. */
const ranked = (...changes: (string | undefined)[]) =>
  Array.from({ length: Math.max(30, changes.length) }, (_none, at) => {
    const change = changes[at];
    return aPair({ baseId: 100 + at, base: `C${at}`, change: change === undefined ? undefined : decimal(change) });
  });

it('the leading pair is the first of the first group', () => {
  const [btc, ...others] = somePairs();
  const lists = homeLists([
    aGroup({ pairs: [...others, ...(btc ? [btc] : [])] }),
    aGroup({ name: 'BTC', pairs: [ethBtc] }),
  ]);
  expect(lists.lead?.symbol).toBe('ETH/USDT');
});

it('the strip has every displayed pair once, also without volume and beyond 20 pairs', () => {
  const many = Array.from({ length: 25 }, (_none, id) => aPair({ baseId: 100 + id, volume: decimal(id) }));
  const { strip } = homeLists([aGroup({ pairs: many }), aGroup({ name: 'BTC', pairs: [ethBtc, ...many] })]);
  expect(strip).toHaveLength(26);
  expect(strip[0]?.volume).toBe('24');
  expect(strip.some(({ volume }) => volume === '0')).toBe(true);
});

it('gainers have risen and losers have fallen, over all groups, each pair once', () => {
  const pairs = ranked('2', '-1', '0', undefined, '5', '-7');
  const { movers } = homeLists([aGroup({ pairs }), aGroup({ name: 'Hot', pairs: [ethBtc, ...pairs] })]);
  expect(movers && symbols(movers.gainers)).toEqual(['ETH/BTC', 'C4/USDT', 'C0/USDT']);
  expect(movers && symbols(movers.losers)).toEqual(['C5/USDT', 'C1/USDT']);
});

it('an exchange with fewer than 30 pairs has no ranking', () => {
  expect(homeLists([aGroup({ pairs: ranked('2').slice(0, 29) })]).movers).toBeUndefined();
});

it('the lists are empty without pairs', () => {
  expect(homeLists([])).toEqual({ strip: [], lead: undefined, movers: undefined });
});
