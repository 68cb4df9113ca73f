import { decimal, isNegative, isPositive } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gainOf, premium, premiumCost, viewerSideOf } from './premium';

const index = decimal('7.2');

it('premium is negative below the index and positive above it', () => {
  expect(premium(decimal('7.056'), index)).toBe('-2');
  expect(premium(decimal('7.344'), index)).toBe('2');
});

it('premium is unknown without an index', () => {
  expect(premium(decimal('7'), undefined)).toBeUndefined();
  expect(premium(decimal('7'), decimal('0'))).toBeUndefined();
});

it('premiumCost gives the difference of an amount to the index', () => {
  expect(premiumCost(decimal('7.3'), index, decimal('500'))).toBe('50');
  expect(premiumCost(decimal('7.1'), index, decimal('500'))).toBe('-50');
  expect(premiumCost(index, index, decimal('500'))).toBe('0');
});

it('gainOf favours a buyer below the index and a seller above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (price) => {
      const difference = premiumCost(decimal(price), index, decimal('1'));
      expect(gainOf(difference, 'buy') === 'better').toBe(isNegative(difference));
      expect(gainOf(difference, 'sell') === 'better').toBe(isPositive(difference));
    }),
  );
});

it('gainOf favours nobody at the index', () => {
  expect(gainOf(decimal('0'), 'buy')).toBe('even');
});

it('a viewer buys from sales and sells to purchases', () => {
  expect(viewerSideOf('sell')).toBe('buy');
  expect(viewerSideOf('buy')).toBe('sell');
});
