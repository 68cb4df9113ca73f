import { expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval';

it('the interval contains the proportion and stays between 0 and 1', () => {
  const { low, high } = wilsonInterval(12, 20) ?? { low: Number.NaN, high: Number.NaN };
  expect(low).toBeCloseTo(0.3866, 3);
  expect(high).toBeCloseTo(0.7812, 3);
  expect(wilsonInterval(5, 5)?.high).toBe(1);
  expect(wilsonInterval(0, 5)?.low).toBe(0);
});

it('the interval is undefined without trials', () => {
  expect(wilsonInterval(0, 0)).toBeUndefined();
});
