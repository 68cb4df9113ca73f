import { expect, test } from 'vitest';
import { COUNTRIES } from './countries';
import { CHINA, e164, nationalDigits, phoneCountry, readPhoneCountry } from './phone-country';

test('every country is read from its text', () => {
  for (const { id, areaCode } of COUNTRIES) {
    expect(readPhoneCountry(phoneCountry(id, areaCode))).toEqual({ id, areaCode });
  }
});

test('a text without a country is read as China', () => {
  expect(readPhoneCountry('')).toEqual(readPhoneCountry(CHINA));
});

test.each([
  ['138 0013 8000', '13800138000'],
  ['(030) 123-45', '03012345'],
  ['１３８', '138'],
])('%j has the digits %s', (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
});

test('E.164 drops the trunk zero', () => {
  expect(e164('DE+49', '030 12345')).toBe('+493012345');
  expect(e164('CN+86', '13800138000')).toBe('+8613800138000');
});
