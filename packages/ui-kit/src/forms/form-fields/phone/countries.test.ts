import { expect, test } from 'vitest';
import { COUNTRIES, countriesIn } from './countries';

test('the list of countries names each once, with an area code of digits', () => {
  expect(new Set(COUNTRIES.map(({ id }) => id)).size).toBe(COUNTRIES.length);
  expect(COUNTRIES.filter(({ id, areaCode }) => !/^[A-Z]{2}$/.test(id) || !/^[1-9]\d{0,3}$/.test(areaCode))).toEqual(
    [],
  );
  expect(COUNTRIES.find(({ id }) => id === 'CN')).toEqual({ id: 'CN', areaCode: '86' });
  expect(COUNTRIES).toHaveLength(230);
});

test('the list of countries is in the user’s language and sort order', () => {
  const spanish = countriesIn('es').map(({ name }) => name);
  expect(spanish).toContain('Alemania');
  expect(spanish.indexOf('Alemania')).toBeLessThan(spanish.indexOf('Austria'));
  expect(countriesIn('ja').find(({ id }) => id === 'JP')?.name).toBe('日本');
});
