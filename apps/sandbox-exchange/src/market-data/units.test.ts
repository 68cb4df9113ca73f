import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits, toUnits } from './units';

describe('units', () => {
  it.each([
    ['0.00000087', 10, 8700],
    ['97123.45', 2, 9_712_345],
    ['5', 0, 5],
    ['0', 4, 0],
    ['-1.5', 2, -150],
  ])('%s with %i places is %i', (text, decimals, units) => {
    expect(toUnits(decimal(text), decimals)).toBe(units);
    expect(fromUnits(units, decimals)).toBe(text);
  });

  it('the conversion writes canonical text for any number of units and parses it back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 18 }), (units, decimals) => {
        const text = fromUnits(units, decimals);
        expect(decimal(text)).toBe(text);
        expect(toUnits(text, decimals)).toBe(units);
      }),
    );
  });

  it('the conversion rejects values that cannot be exact', () => {
    expect(() => toUnits(decimal('0.001'), 2)).toThrow(RangeError);
    expect(() => toUnits(decimal('99999999999999999'), 0)).toThrow(RangeError);
  });
});
