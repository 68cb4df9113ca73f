import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { backoff } from './backoff';

it('the pause before an attempt doubles from half a second to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempt) => backoff(attempt, () => 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

it('the pause before an attempt is spread over the second half of the pause, so that clients do not reconnect at the same moment', () => {
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

it('the pause before an attempt spreads 2,000 clients over more than 15 seconds after an outage of a minute, at most a tenth in one second', () => {
  const random = fc.sample(fc.noBias(fc.integer({ min: 0, max: 999 })), { numRuns: 40_000, seed: 1 }).values();
  const next = () => (random.next().value ?? 0) / 1000;
  const backAt = Array.from({ length: 2000 }, () => {
    let at = 0;
    for (let attempt = 1; at < 60_000; attempt += 1) at += backoff(attempt, next);
    return at - 60_000;
  }).toSorted((one, other) => one - other);
  const inSecond = Map.groupBy(backAt, (at) => Math.floor(at / 1000));
  expect((backAt.at(-1) ?? 0) - (backAt[0] ?? 0)).toBeGreaterThan(15_000);
  expect(Math.max(...[...inSecond.values()].map(({ length }) => length))).toBeLessThan(200);
});
