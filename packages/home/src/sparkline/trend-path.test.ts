import { expect, it } from 'vitest';
import { trendPath } from './trend-path';

it('trendPath fills width and height, the highest value at the top', () => {
  expect(trendPath([1, 3, 2], 100, 24)).toBe('M0 22L50 2L100 12');
});

it('trendPath is a horizontal line for one value and for equal ones', () => {
  expect(trendPath([5], 100, 24)).toBe('M0 12H100');
  expect(trendPath([5, 5], 100, 24)).toBe('M0 12L100 12');
});

it('trendPath is empty without values', () => {
  expect(trendPath([], 100, 24)).toBe('');
});
