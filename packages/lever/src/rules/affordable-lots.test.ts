import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { lotsForPercent } from './affordable-lots';

const d = decimal;

describe('lots from a share of the balance', () => {
  const cost = { price: d(100), lotSize: d(1), multiple: d(10), rates: { spread: d(0), tradeFee: d(1) } };
  it('a share of the balance pays margin and fee, in whole lots, at most the maximum', () => {
    // 10 of margin and 1 of fee a lot.
    expect(lotsForPercent(d(100), d(110), cost, undefined)).toBe('10');
    expect(lotsForPercent(d(100), d('109.99'), cost, undefined)).toBe('9');
    expect(lotsForPercent(d(50), d(110), cost, undefined)).toBe('5');
    expect(lotsForPercent(d(100), d(110), cost, d(3))).toBe('3');
    expect(lotsForPercent(d(25), d(0), cost, undefined)).toBe('0');
  });
});
