import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aTrade, someTrades } from '../testing/fixtures';
import { FIXTURE_NOW } from '@bourse/charts/testing';
import { recentTrades, tradeDirections, tradeKeys } from './newest-trades';

const at = (price: string, index: number) =>
  aTrade({ id: index, price: decimal(price), side: undefined, time: FIXTURE_NOW - index });

it('recentTrades shows the newest twenty, newest first, for any order of arrival', () => {
  const trades = someTrades(30);
  expect(recentTrades(trades.toReversed())).toEqual(trades.slice(0, 20));
});

it('recentTrades shows a trade once', () => {
  expect(recentTrades([aTrade(), aTrade(), aTrade({ id: 2 })])).toHaveLength(2);
});

it('recentTrades keeps trades without an id, because they may be different ones', () => {
  const nameless = aTrade({ id: undefined });
  expect(recentTrades([nameless, nameless])).toHaveLength(2);
});

it('tradeDirections follows the side of the taker where it is sent', () => {
  expect(tradeDirections([aTrade({ side: 'sell' }), aTrade({ side: 'buy' })])).toEqual(['down', 'up']);
});

it('tradeDirections follows the price change otherwise; an equal price keeps the direction', () => {
  expect(tradeDirections([at('10', 0), at('10', 1), at('11', 2), at('9', 3)])).toEqual(['down', 'down', 'up', 'up']);
});

it('tradeKeys keeps the key of a trade without an id while newer ones are added', () => {
  const nameless = aTrade({ id: undefined });
  const [first = '', second = ''] = tradeKeys([nameless, nameless]);
  expect(first).not.toBe(second);
  const newer = aTrade({ id: undefined, time: FIXTURE_NOW + 1 });
  expect(tradeKeys([newer, nameless, nameless, nameless]).slice(2)).toEqual([first, second]);
  expect(tradeKeys([aTrade({ id: 7 })])).toEqual(['7']);
});
