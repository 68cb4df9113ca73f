import { expect, test } from 'vitest';
import { copyrightYears } from './years';

test('the copyright line runs from the founding year to the present one', () => {
  expect(copyrightYears(new Date('2026-11-20T12:00:00'))).toBe('2021–2026');
});

test('the copyright line has one year in the founding year, or with a wrong clock', () => {
  expect(copyrightYears(new Date('2021-06-01T12:00:00'))).toBe('2021');
  expect(copyrightYears(new Date('1970-01-02T12:00:00'))).toBe('2021');
});
