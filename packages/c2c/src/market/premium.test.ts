import { compare, decimal, isNegative, isPositive } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { premium, premiumCost, viewerSideOf } from './premium';

const index = decimal('7.2');

describe('premium', () => {
  it('is positive if the ad is better than the index for the viewer', () => {
    expect(premium(decimal('7.056'), index, 'buy')).toBe('2');
    expect(premium(decimal('7.344'), index, 'sell')).toBe('2');
  });

  it('is negative if the ad is worse', () => {
    expect(premium(decimal('7.344'), index, 'buy')).toBe('-2');
    expect(premium(decimal('7.056'), index, 'sell')).toBe('-2');
  });

  it('is unknown without an index', () => {
    expect(premium(decimal('7'), undefined, 'buy')).toBeUndefined();
    expect(premium(decimal('7'), decimal('0'), 'buy')).toBeUndefined();
  });

  it('has opposite signs for buyer and seller', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (price) => {
        const [buyer, seller] = [premium(decimal(price), index, 'buy'), premium(decimal(price), index, 'sell')];
        expect(buyer !== undefined && isNegative(buyer)).toBe(seller !== undefined && isPositive(seller));
      }),
    );
  });
});

it('gives the cost of an amount against the index', () => {
  expect(premiumCost(decimal('7.3'), index, 'buy', decimal('500'))).toBe('-50');
  expect(premiumCost(decimal('7.3'), index, 'sell', decimal('500'))).toBe('50');
  expect(compare(premiumCost(index, index, 'buy', decimal('500')), decimal('0'))).toBe(0);
});

it('lets the viewer buy from sales and sell to purchases', () => {
  expect(viewerSideOf('sell')).toBe('buy');
  expect(viewerSideOf('buy')).toBe('sell');
});
