import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, feeOf, fromUnits, toUnits } from './money';

describe('units', () => {
  it.each([
    ['1', 8, 100_000_000n],
    ['0.00000001', 8, 1n],
    ['-0.5', 2, -50n],
    ['0', 18, 0n],
    ['12', 0, 12n],
  ])('%s at scale %i is %s', (text, scale, units) => {
    expect(toUnits(decimal(text), scale)).toBe(units);
    expect(fromUnits(units, scale)).toBe(text);
  });

  it('units are undefined if the value has more decimals, and never rounded', () => {
    expect(toUnits(decimal('0.001'), 2)).toBeUndefined();
    expect(toUnits(decimal('0.5'), 0)).toBeUndefined();
  });

  it('units convert back to the same value', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 37n), 10n ** 37n), fc.nat({ max: 18 }), (units, scale) => {
        expect(toUnits(fromUnits(units, scale), scale)).toBe(units);
      }),
    );
  });
});

describe('an amount of a command', () => {
  it.each(['0', '-1', '0.001', '1e31'])('a command refuses the amount %s at two places', (text) => {
    expect(amountOf(decimal(text), 2)).toBeUndefined();
  });

  it('an amount of a command is positive and has the currency’s places', () => {
    expect(amountOf(decimal('0.01'), 2)).toBe(1n);
  });
});

it('a fee is the rate’s share, rounded up', () => {
  expect(feeOf(1_000_000n, 1000n)).toBe(1000n);
  expect(feeOf(1n, 1000n)).toBe(1n);
  expect(feeOf(1_000_001n, 1000n)).toBe(1001n);
  expect(feeOf(5n, 0n)).toBe(0n);
});

it('a fee is never more than the amount that it is taken from', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 30n), fc.bigInt(0n, 999_999n), (amount, rate) => {
      expect(feeOf(amount, rate) <= amount).toBe(true);
    }),
  );
});
