import { expect, test } from 'vitest';
import { growthOf } from './run.ts';

test('the run compares the last third with the first one', () => {
  expect(growthOf([100, 100, 900, 900, 110, 110])).toMatchObject({ first: 100, last: 110 });
  expect(growthOf([100, 100, 900, 900, 110, 110]).percent).toBeCloseTo(10);
});

test('one odd value does not change the result', () => {
  expect(growthOf([100, 500, 100, 1, 1, 1, 100, 100, 900]).percent).toBe(0);
});
