import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal, decimalsOf, parseDecimal } from './decimal';
import { anyDecimal } from './testing';

/** `parseDecimal` refuses numbers so close to zero that the exponent of their text exceeds the limit. */
const isReadable = (number: number) => number === 0 || Math.abs(number) > 1e-90;

it.each([
  ['0', '0'],
  ['-0', '0'],
  ['-0.000', '0'],
  ['1.50', '1.5'],
  ['+2', '2'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['60000.50', '60000.5'],
  ['100.000', '100'],
  ['-0.10', '-0.1'],
  ['1.50e10', '15000000000'],
  ['1e-7', '0.0000001'],
  ['2.5E3', '2500'],
  [' 3.1 ', '3.1'],
  ['0.00000000000000000001', '0.00000000000000000001'],
  ['123456789012345678901234567890.12345', '123456789012345678901234567890.12345'],
  [0.1, '0.1'],
  [1e21, '1000000000000000000000'],
  [8.7e-7, '0.00000087'],
  [-0, '0'],
  [12n, '12'],
])('parseDecimal reads %s as %s', (input, expected) => {
  expect(parseDecimal(input)).toBe(expected);
});

it.each(['', ' ', '-', '.', '1,5', '1 000', 'abc', '0x10', '1e', '1e999999999', 'Infinity', 'NaN', '9'.repeat(200)])(
  'parseDecimal rejects the text %j',
  (input) => {
    expect(parseDecimal(input)).toBeUndefined();
  },
);

it.each([Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, {}, []])('parseDecimal rejects %j', (input) => {
  expect(parseDecimal(input)).toBeUndefined();
});

it('parseDecimal parses its own output back to the same value', () => {
  fc.assert(
    fc.property(anyDecimal(), (value) => {
      expect(parseDecimal(value)).toBe(value);
    }),
  );
});

it('parseDecimal writes one text for each value, however many zeros and signs the input has', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^-?\d{1,5}(?:\.\d{0,5})?$/), (text) => {
      const value = parseDecimal(text) ?? 'unread';
      expect(value).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
      expect(value).not.toBe('-0');
      expect(Number(value) + 0).toBe(Number(text) + 0);
    }),
  );
});

it('parseDecimal parses any finite number by its shortest decimal text, without an exponent', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e90, max: 1e90 }).filter(isReadable),
      (number) => {
        const value = parseDecimal(number) ?? 'unread';
        expect(value).not.toMatch(/e/i);
        expect(Number(value)).toBe(number === 0 ? 0 : number);
      },
    ),
  );
});

it('decimalsOf counts decimals', () => {
  expect(decimalsOf(decimal('1'))).toBe(0);
  expect(decimalsOf(decimal('0.0100'))).toBe(2);
});

it('decimal throws on input that is not a decimal and truncates the input in the message', () => {
  expect(() => decimal('x'.repeat(500))).toThrow(RangeError);
  expect(() => decimal('x'.repeat(500))).toThrow(/x{40}$/);
});
