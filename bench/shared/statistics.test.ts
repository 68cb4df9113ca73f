import { describe, expect, test } from 'vitest';
import { median, percentile, round } from './statistics.ts';

test('the median is the middle value for any order of the values', () => {
  expect(median([30, 1, 2])).toBe(2);
});

test('the median of an even number of values is the mean of the middle two', () => {
  expect(median([10, 1, 4, 2])).toBe(3);
});

test('the median of nothing is an error, not a figure', () => {
  expect(() => median([])).toThrow('no values');
});

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test('a percentile is the value that so many per cent do not exceed', () => {
    expect(percentile(hundred, 50)).toBe(50);
    expect(percentile(hundred, 99)).toBe(99);
    expect(percentile(hundred, 100)).toBe(100);
  });

  test('a percentile of one value is that value', () => {
    expect(percentile([7], 1)).toBe(7);
    expect(percentile([7], 99)).toBe(7);
  });
});

test('the summary rounds figures to the requested decimals', () => {
  expect(round(1.25)).toBe(1);
  expect(round(12.349, 1)).toBe(12.3);
});
