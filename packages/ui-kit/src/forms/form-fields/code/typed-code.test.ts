import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedCode, typedCode } from './typed-code';

test.each([
  ['１２３４５６', '123456'],
  ['12 34 56', '123456'],
  ['123-456', '123456'],
  ['abc123', 'abc123'],
])('the typed code %j becomes %j', (text, code) => {
  expect(typedCode(text)).toBe(code);
});

test.each([
  ['Your code is 123456. It is valid for 10 minutes.', '123456'],
  ['【Bourse】验证码：１２３４５６，10分钟内有效', '123456'],
  ['123 456', '123456'],
  ['Order 1234567', 'Order1234567'],
  ['111111 or 222222', '111111or222222'],
])('the pasted code %j becomes %j', (text, code) => {
  expect(pastedCode(text)).toBe(code);
});

test('a code is the same however its digits are grouped', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.array(fc.constantFrom('', ' ', '  ', '-'), { minLength: 5, maxLength: 5 }),
      (number, gaps) => {
        const digits = String(number).padStart(6, '0');
        const grouped = Array.from(digits, (digit, index) => digit + (gaps[index] ?? '')).join('');
        expect(typedCode(grouped)).toBe(digits);
        expect(pastedCode(grouped)).toBe(digits);
      },
    ),
  );
});
