import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp } from './clamp';

describe('clamp', () => {
  it.each([
    [5, 0, 10, 5],
    [-1, 0, 10, 0],
    [11, 0, 10, 10],
  ])('keeps %d between %d and %d as %d', (value, least, most, expected) => {
    expect(clamp(value, least, most)).toBe(expected);
  });

  it('never exceeds the bounds', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const clamped = clamp(value, -5, 5);
        expect(clamped >= -5 && clamped <= 5).toBe(true);
      }),
    );
  });
});
