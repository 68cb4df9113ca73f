import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff } from './backoff';

describe('the pause before an attempt', () => {
  it('doubles from half a second to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempt) => backoff(attempt, () => 1))).toEqual([
      500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('is spread over the second half of the pause, so that clients do not reconnect at the same moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const pause = backoff(attempt, () => random);
        const longest = backoff(attempt, () => 1);
        expect(pause).toBeGreaterThanOrEqual(longest / 2);
        expect(pause).toBeLessThanOrEqual(longest);
      }),
    );
    expect(backoff(3, () => 0)).toBe(1000);
  });
});
