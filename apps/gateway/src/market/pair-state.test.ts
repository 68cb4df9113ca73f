import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import type { VenueTrade } from '../venue/types';
import { PairState } from './pair-state';

const NOW = Date.UTC(2026, 10, 20, 8);
const trade = (id: string | undefined, second: number, price = '5'): VenueTrade => ({
  id,
  symbol: 'A/B',
  at: NOW + second * 1000,
  price: decimal(price),
  amount: decimal('2'),
  side: 'buy',
});

function taken(trades: readonly VenueTrade[], seed: readonly VenueTrade[] = []): PairState {
  const state = new PairState(NOW);
  state.seedTrades(seed);
  for (const each of trades) state.takeTrade(each, NOW);
  return state;
}

describe('trades of a pair', () => {
  it('a trade that the venue repeats after a reconnection counts once, by its id', () => {
    const state = taken([trade('1', 1), trade('2', 2), trade('1', 1), trade('2', 2), trade('3', 3)]);
    expect(state.trades.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(state.running('1')).toMatchObject({ volume: '6' });
  });

  it('a trade without an id that is repeated counts once, by its figures', () => {
    const state = taken([trade(undefined, 1), trade(undefined, 1, '6'), trade(undefined, 1), trade(undefined, 2)]);
    expect(state.trades).toHaveLength(3);
    expect(state.running('1')).toMatchObject({ volume: '6' });
  });

  it('a trade of the list at the start counts once', () => {
    const state = taken([trade('2', 2), trade('3', 3)], [trade('2', 2), trade('1', -1)]);
    expect(state.trades.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(state.running('1')).toMatchObject({ volume: '4' });
  });

  it('a trade of an unknown time is shown, and is in no bar', () => {
    const state = taken([{ ...trade('1', 1), at: undefined }]);
    expect(state.trades).toHaveLength(1);
    expect(state.running('1')).toBeUndefined();
  });
});

it('a ticker without a price of a day ago has no change, and without a volume none', () => {
  const state = new PairState(NOW);
  const figures = { high: undefined, low: undefined, volume: undefined };
  state.takeTicker({ symbol: 'A/B', last: decimal('5'), open: undefined, ...figures }, NOW);
  expect(state.ticker()).toMatchObject({ last: '5', change: undefined, volume: undefined });
  state.takeTicker({ symbol: 'A/B', last: decimal('5'), open: decimal('4'), ...figures }, NOW);
  expect(state.ticker()).toMatchObject({ change: '25' });
});
