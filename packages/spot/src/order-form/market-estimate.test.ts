import { decimal } from '@bourse/decimal';
import type { BookLevel } from '@bourse/market/contract';
import { describe, expect, it } from 'vitest';
import { estimateMarket } from './market-estimate';

const level = (price: string, amount: string): BookLevel => ({
  price: decimal(price),
  amount: decimal(amount),
  sum: decimal(0),
});
const asks = [level('100', '1'), level('101', '2'), level('110', '5')];
const bids = [level('99', '1'), level('90', '1')];

describe('a market order', () => {
  it.each([
    ['0.5', asks, '100', '0', '0.5'],
    ['1', asks, '100', '0', '1'],
    ['2', asks, '100.5', '0.5', '2'],
    ['4', asks, '103', '3', '4'],
    ['100', asks, '106.5', '6.5', '8'],
    ['2', bids, '94.5', '4.5454545454545454545454545454545454545454', '2'],
  ])(
    'of %s trades on average at the price of the levels that it takes',
    (amount, levels, average, slippage, filled) => {
      expect(estimateMarket(decimal(amount), levels)).toEqual({ average, slippage, filled });
    },
  );

  it('of nothing, or into an empty book, has no price', () => {
    expect(estimateMarket(undefined, asks)).toBeUndefined();
    expect(estimateMarket(decimal(0), asks)).toBeUndefined();
    expect(estimateMarket(decimal(1), [])).toBeUndefined();
  });
});
