import { decimal, decimalsOf, isGreater, isPositive, ONE, plus, times } from '@bourse/decimal';
import { anyDecimal } from '@bourse/decimal/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotsWithin, sizeOfLot } from './size-unit';

describe('the size of a lot', () => {
  it('one lot is 1 in lots, the lot size in base currency, and its value in quote currency', () => {
    expect(sizeOfLot('lots', undefined, undefined)).toBe('1');
    expect(sizeOfLot('base', decimal('0.01'), undefined)).toBe('0.01');
    expect(sizeOfLot('quote', decimal('0.01'), decimal('64000'))).toBe('640');
  });

  it('one lot has no known size without lot size, and no known value without a price', () => {
    expect(sizeOfLot('base', undefined, decimal('64000'))).toBeUndefined();
    expect(sizeOfLot('quote', decimal('0.01'), undefined)).toBeUndefined();
    expect(sizeOfLot('quote', decimal('0.01'), decimal('0'))).toBeUndefined();
  });
});

describe('lots of a typed size', () => {
  it('a size of 0.059 BTC is 5 lots of 0.01 BTC, and 1,000 USDT are 1 lot of 640 USDT', () => {
    expect(lotsWithin(decimal('0.059'), decimal('0.01'))).toBe('5');
    expect(lotsWithin(decimal('1000'), decimal('640'))).toBe('1');
    expect(lotsWithin(decimal('639.99'), decimal('640'))).toBe('0');
  });

  it('the lots are whole, are within the size, and one more would exceed it', () => {
    const positive = anyDecimal().filter((value) => isPositive(value));
    fc.assert(
      fc.property(positive, positive, (size, oneLot) => {
        const lots = lotsWithin(size, oneLot);
        expect(decimalsOf(lots)).toBe(0);
        expect(isGreater(times(lots, oneLot), size)).toBe(false);
        expect(isGreater(times(plus(lots, ONE), oneLot), size)).toBe(true);
      }),
    );
  });
});
