import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal } from './decimal';
import { format } from './format';
import { anyDecimal } from './testing';

const d = decimal;

it.each([
  ['1234567.891', { locale: 'en', decimals: 2 }, '1,234,567.89'],
  ['1234567.891', { locale: 'es', decimals: 2 }, '1.234.567,89'],
  ['1.5', { locale: 'en', decimals: 4, minDecimals: 4 }, '1.5000'],
  ['0.00000087', { locale: 'en' }, '0.00000087'],
  ['0.000000000000000001', { locale: 'zh-CN' }, '0.000000000000000001'],
  ['12', { locale: 'en', sign: 'always' as const }, '+12'],
  ['0', { locale: 'en', sign: 'always' as const }, '0'],
  ['-3.2', { locale: 'en', sign: 'always' as const }, '−3.2'],
  ['1234', { locale: 'en', grouping: false }, '1234'],
  ['0.005', { locale: 'en', decimals: 2 }, '0.01'],
  ['-0.001', { locale: 'en', decimals: 2 }, '0'],
])('formats %s with %j as %s', (value, options, expected) => {
  expect(format(d(value), options)).toBe(expected);
});

it('format keeps every digit of any value and never writes an exponent', () => {
  fc.assert(
    fc.property(anyDecimal(), (value) => {
      expect(format(value, { locale: 'en' }).replaceAll(',', '').replace('−', '-')).toBe(value);
    }),
  );
});
