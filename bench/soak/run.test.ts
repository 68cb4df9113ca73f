import { expect, test } from 'vitest';
import { growthOf } from './run.ts';

test('the run compares the last third with the first one', () => {
  expect(growthOf([100, 100, 900, 900, 110, 110])).toMatchObject({ first: 100, last: 110 });
  expect(growthOf([100, 100, 900, 900, 110, 110]).percent).toBeCloseTo(10);
});

test('the growth of a run is not changed by one odd value', () => {
  expect(growthOf([100, 500, 100, 1, 1, 1, 100, 100, 900]).percent).toBe(0);
});
