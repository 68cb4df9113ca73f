import { expect, test } from 'vitest';
import { internationalFormat, splitInternational } from './phone-numbers';

test('a pasted international number is split into country and national number', () => {
  expect(splitInternational('+49 30 901820')).toEqual({ country: 'DE+49', national: '30901820' });
  expect(splitInternational('＋86 138 0013 8000')).toEqual({ country: 'CN+86', national: '13800138000' });
});

test('a national number is not split', () => {
  expect(splitInternational('13800138000')).toBeUndefined();
});

test('a possible number has an international format', () => {
  expect(internationalFormat('CN+86', '13800138000')).toBe('+86 138 0013 8000');
  expect(internationalFormat('CN+86', '1380')).toBeUndefined();
});
