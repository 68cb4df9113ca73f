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

it('the strip starts with the first pair of the first group, then has the most traded ones of that group', () => {
  const [btc, ...others] = somePairs();
  const lists = homeLists([
    aGroup({ pairs: [...others, ...(btc ? [btc] : [])] }),
    aGroup({ name: 'BTC', pairs: [ethBtc] }),
  ]);
  expect(symbols(lists.pulse)).toEqual(['ETH/USDT', 'BTC/USDT', 'SOL/USDT', 'DOGE/USDT', 'XRP/USDT']);
  expect(symbols(lists.movers.volume)).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'DOGE/USDT', 'XRP/USDT']);
});

it('the strip has every displayed pair once, also without volume and beyond 20 pairs', () => {
  const many = Array.from({ length: 25 }, (_none, id) => aPair({ baseId: 100 + id, volume: decimal(id) }));
  const { strip } = homeLists([aGroup({ pairs: many }), aGroup({ name: 'BTC', pairs: [ethBtc, ...many] })]);
  expect(strip).toHaveLength(26);
  expect(strip[0]?.volume).toBe('24');
  expect(strip.some(({ volume }) => volume === '0')).toBe(true);
});

it('the ranking ranks changes over all groups, each pair once', () => {
  const { best, worst } = homeLists([aGroup(), aGroup({ name: 'Hot', pairs: [ethBtc, ...somePairs()] })]).movers;
  expect(symbols(best)).toEqual(['ETH/BTC', 'PEPE/USDT', 'SOL/USDT', 'BTC/USDT', 'XRP/USDT']);
  expect(symbols(worst)).toEqual(['DOGE/USDT', 'ETH/USDT', 'XRP/USDT', 'BTC/USDT', 'SOL/USDT']);
});

it('the ranking leaves pairs of unknown change out of the performers', () => {
  const { best, worst } = homeLists([aGroup({ pairs: [ethBtc, aPair({ baseId: 9, change: undefined })] })]).movers;
  expect([symbols(best), symbols(worst)]).toEqual([['ETH/BTC'], ['ETH/BTC']]);
});

it('the ranking is empty without pairs', () => {
  expect(homeLists([])).toEqual({ strip: [], pulse: [], movers: { best: [], worst: [], volume: [] } });
});
