import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Spot } from './geometry';
import { simplified } from './simplified';

const spot = (x: number, y: number): Spot => ({ x, y });

it('spots on a line are left out, and corners stay', () => {
  const stroke = [spot(0, 0), spot(5, 0.4), spot(10, 0), spot(10, 5), spot(10.4, 10), spot(10, 20)];
  expect(simplified(stroke, 64)).toEqual([spot(0, 0), spot(10, 0), spot(10, 20)]);
});

it('a stroke that returns to its start keeps its form', () => {
  expect(simplified([spot(0, 0), spot(50, 0), spot(50, 50), spot(0, 0)], 64)).toHaveLength(4);
});

it('a stroke keeps its ends, has at most the given number of spots, and only its own', () => {
  const spots = fc.array(fc.record({ x: fc.integer({ max: 900, min: 0 }), y: fc.integer({ max: 400, min: 0 }) }), {
    minLength: 2,
    maxLength: 400,
  });
  fc.assert(
    fc.property(spots, fc.integer({ min: 2, max: 64 }), (stroke, most) => {
      const left = simplified(stroke, most);
      expect(left.length).toBeLessThanOrEqual(most);
      expect([left[0], left.at(-1)]).toEqual([stroke[0], stroke.at(-1)]);
      expect(left.every((each) => stroke.includes(each))).toBe(true);
    }),
  );
});
