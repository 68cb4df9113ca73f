import type { FollowedPrices } from '@bourse/contracts/site';
import { expect, it } from 'vitest';
import { priceSourceOf } from './price-source';

const prices: FollowedPrices = {
  venue: 'Kraken',
  state: 'live',
  isRecorded: false,
  pairs: [
    { id: 1, symbol: 'BTC/USDT', isLate: false },
    { id: 2, symbol: 'ETH/USD', isLate: true },
  ],
};
const pair = (matchId: number | undefined, symbol = 'BTC/USDT') => ({ matchId, symbol });

it.each([
  ['the venue', prices, pair(1), { kind: 'venue', venue: 'Kraken' }],
  ['a recording', { ...prices, isRecorded: true }, pair(1), { kind: 'recorded', venue: 'Kraken' }],
  ['late, with the symbol that differs', prices, pair(2, 'ETH/USDT'), { kind: 'late', venue: 'Kraken ETH/USD' }],
  ['gone', { ...prices, state: 'gone' as const }, pair(1), { kind: 'gone', venue: 'Kraken' }],
  [
    'simulated where the venue does not have the pair',
    { ...prices, state: 'gone' as const },
    pair(3),
    { kind: 'simulated' },
  ],
  ['simulated where the pair has no id', prices, pair(undefined), { kind: 'simulated' }],
  ['the venue for all pairs', prices, undefined, { kind: 'venue', venue: 'Kraken' }],
  [
    'late for some of all pairs',
    { ...prices, state: 'late' as const, isRecorded: true },
    undefined,
    { kind: 'someLate', venue: 'Kraken' },
  ],
  ['gone for all pairs', { ...prices, state: 'gone' as const }, undefined, { kind: 'gone', venue: 'Kraken' }],
])('the source of a price is %s', (_title, followed, of, source) => {
  expect(priceSourceOf(followed, of)).toEqual(source);
});
