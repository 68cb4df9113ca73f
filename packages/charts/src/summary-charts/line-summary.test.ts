import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { lineSummary } from './line-summary';

const points = ['3', '1', '9', '1', '9', '4'].map((value, time) => ({ time, value: decimal(value) }));

it('finds first, last, lowest and highest point; the earlier one of equal values', () => {
  const { first, last, lowest, highest } = lineSummary(points) ?? {};
  expect([first, last, lowest, highest].map((point) => point?.time)).toEqual([0, 5, 1, 2]);
});

it('is empty without points', () => {
  expect(lineSummary([])).toBeUndefined();
});
