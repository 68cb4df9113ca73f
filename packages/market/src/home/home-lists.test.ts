import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { Pair } from '../contract';
import { aGroup, aPair, somePairs } from '../testing/fixtures';
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

it('leads with the first pair of the first group, and goes on with what is traded most there', () => {
  const [btc, ...others] = somePairs();
  const lists = homeLists([
    aGroup({ pairs: [...others, ...(btc ? [btc] : [])] }),
    aGroup({ name: 'BTC', pairs: [ethBtc] }),
  ]);
  expect(symbols(lists.pulse)).toEqual(['ETH/USDT', 'BTC/USDT', 'SOL/USDT', 'DOGE/USDT', 'XRP/USDT']);
  expect(symbols(lists.movers.volume)).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'DOGE/USDT', 'XRP/USDT']);
  expect(lists.strip).toHaveLength(6);
});

it('ranks changes over all groups, each pair once', () => {
  const { gainers, losers } = homeLists([aGroup(), aGroup({ name: 'Hot', pairs: [ethBtc, ...somePairs()] })]).movers;
  expect(symbols(gainers)).toEqual(['ETH/BTC', 'PEPE/USDT', 'SOL/USDT', 'BTC/USDT']);
  expect(symbols(losers)).toEqual(['DOGE/USDT', 'ETH/USDT']);
});

it('has nothing to name without pairs', () => {
  expect(homeLists([])).toEqual({ strip: [], pulse: [], movers: { gainers: [], losers: [], volume: [] } });
});
