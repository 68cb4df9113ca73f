import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { breakEvenPrice, nightlyBreakEvenChange } from './break-even';
import { exposure } from './exposure.test-support';

const d = decimal;

describe('break-even price', () => {
  it.each([
    ['long', '97100'],
    ['short', '96900'],
  ] as const)('the break-even price of a %s position includes all costs', (direction, price) => {
    expect(breakEvenPrice(exposure(direction, 97_000, '0.2'), d(20))).toBe(price);
  });

  it('the break-even price moves by the overnight rate of the mark price each night', () => {
    expect(nightlyBreakEvenChange('long', d(97_000), d('0.01'))).toBe('9.7');
    expect(nightlyBreakEvenChange('short', d(97_000), d('0.01'))).toBe('-9.7');
  });
});
