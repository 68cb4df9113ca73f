import { expect, test } from 'vitest';
import { maskAccount } from './mask-account';

test('a masked account keeps the first 3 and the last 4 characters with four asterisks between them', () => {
  expect(maskAccount('13800138000')).toBe('138****8000');
  expect(maskAccount('demo@bourse.test')).toBe('dem****test');
});

test('a masked account has the same number of asterisks for any length', () => {
  expect(maskAccount('12345678')).toBe('123****5678');
  expect(maskAccount('a'.repeat(120))).toBe('aaa****aaaa');
});

test('an account that three and four characters would reveal keeps its first character only', () => {
  expect(maskAccount('1234567')).toBe('1****');
  expect(maskAccount('x')).toBe('x****');
});

test('a level without an account shows no stars', () => {
  expect(maskAccount('')).toBe('');
  expect(maskAccount('   ')).toBe('');
});

test('characters outside of the basic plane are not cut in half', () => {
  expect(maskAccount('😀😁😂abcdefg')).toBe('😀😁😂****defg');
});
