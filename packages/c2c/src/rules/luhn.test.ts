import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasValidCheckDigit } from './luhn';

it('hasValidCheckDigit accepts valid card numbers, with spaces, hyphens and full-width digits', () => {
  expect(hasValidCheckDigit('4111111111111111')).toBe(true);
  expect(hasValidCheckDigit('4111 1111-1111 1111')).toBe(true);
  expect(hasValidCheckDigit('４１１１１１１１１１１１１１１１')).toBe(true);
});

it('hasValidCheckDigit rejects a wrong digit and two swapped digits', () => {
  expect(hasValidCheckDigit('4111111111111112')).toBe(false);
  expect(hasValidCheckDigit('1411111111111111')).toBe(false);
});

it('hasValidCheckDigit returns undefined for texts that are not card numbers', () => {
  for (const text of ['', '12345678901', '12345678901234567890', 'DE89370400440532013000']) {
    expect(hasValidCheckDigit(text)).toBeUndefined();
  }
});

it('hasValidCheckDigit detects every change of one digit', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, change) => {
      const digits = Array.from('4111111111111111', Number);
      digits[place] = ((digits[place] ?? 0) + change) % 10;
      expect(hasValidCheckDigit(digits.join(''))).toBe(false);
    }),
  );
});
