import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Resolution, bucketLength, barStart } from '@bourse/contracts/bars';
import { FIXTURE_NOW, someBars } from '@bourse/charts/testing';
import { newestView } from '@bourse/charts';
import { resolutionFor, windowAround } from './span-window';

const MINUTE = 60_000;
const YEAR = 365 * 86_400_000;
const length = fc.oneof(fc.integer({ min: 0, max: 3_600_000 }), fc.integer({ min: 0, max: 2 * YEAR }));
const span = fc
  .tuple(fc.integer({ min: FIXTURE_NOW - 3 * YEAR, max: FIXTURE_NOW }), length)
  .map(([to, passed]) => ({ from: to - passed, to }));

/** Openings of all bars of a window. */
function openingsIn({ from, to }: { from: number; to: number }, resolution: Resolution): number[] {
  const openings: number[] = [];
  for (let moment = from; moment <= to; moment += bucketLength(resolution)) openings.push(barStart(moment, resolution));
  return [...new Set(openings)];
}

it('the first view of a chart contains the start and the end of the span', () => {
  const [bar] = someBars({ count: 1 });
  fc.assert(
    fc.property(span, (each) => {
      const resolution = resolutionFor(each);
      const openings = openingsIn(windowAround(each, resolution), resolution);
      const view = newestView(openings.flatMap((openTime) => (bar ? [{ ...bar, openTime }] : [])));
      expect(view?.min).toBeLessThanOrEqual(barStart(each.from, resolution));
      expect(view?.max).toBeGreaterThanOrEqual(barStart(each.to, resolution));
    }),
  );
});

it.each([
  [20, '1'],
  [60, '3'],
  [24 * 60, '60'],
  [100_000 * 60, '1M'],
])('a span of %i minutes is shown at resolution %s', (minutes, resolution) => {
  expect(resolutionFor({ from: FIXTURE_NOW - minutes * MINUTE, to: FIXTURE_NOW })).toBe(resolution);
});
