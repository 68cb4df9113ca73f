import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aGroup, aPair } from '@bourse/market/testing';
import { marketFacts } from './market-facts';

const pair = (baseId: number, quote: string, last: string, volume: string) =>
  aPair({ baseId, quote, quoteId: quote.length, last: decimal(last), volume: decimal(volume) });

it('marketFacts counts pairs once and adds up one currency only', () => {
  const shared = pair(1, 'USDT', '10', '2.5');
  const groups = [
    aGroup({ name: 'BTC', pairs: [pair(2, 'BTC', '1000', '9')] }),
    aGroup({ name: 'USDT', pairs: [shared, pair(2, 'USDT', '0.1', '3'), pair(3, 'EUR', '5', '5')] }),
    aGroup({ name: 'New', pairs: [shared] }),
  ];
  expect(marketFacts(groups)).toEqual({ pairs: 4, turnover: '25.3', currency: 'USDT' });
});

it('marketFacts returns nothing for no pairs', () => {
  expect(marketFacts([])).toBeUndefined();
});
