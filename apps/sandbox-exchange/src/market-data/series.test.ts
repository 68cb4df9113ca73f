import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UnitBar } from './bar';
import { BarSeries } from './series';

const bar = (openTime: number, close = openTime): UnitBar => ({
  openTime,
  open: 1,
  high: 9,
  low: 1,
  close,
  volume: 5,
});

it('BarSeries answers ranges like a filtered list, however long it grows', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(5000), { maxLength: 3000 }).map((times) => times.toSorted((a, b) => a - b)),
      fc.nat(5000),
      fc.nat(5000),
      fc.integer({ min: 1, max: 50 }),
      (times, from, to, limit) => {
        const series = new BarSeries(times.map((time) => bar(time)));
        const expected = times.filter((time) => time >= from && time <= to).slice(-limit);
        expect(series.between(from, to, limit).map(({ openTime }) => openTime)).toEqual(expected);
        expect(series.before(from)?.openTime).toBe(times.findLast((time) => time < from));
        expect(series.length).toBe(times.length);
      },
    ),
    { numRuns: 50 },
  );
});

it('BarSeries replaces the running bar and refuses one from the past', () => {
  const series = new BarSeries([bar(60), bar(120)]);
  series.put(bar(120, 7));
  expect(series.last()).toEqual(bar(120, 7));
  expect(series.length).toBe(2);
  expect(() => series.put(bar(60))).toThrow(RangeError);
});

it('BarSeries is empty at first', () => {
  expect(new BarSeries().last()).toBeUndefined();
  expect(new BarSeries().between(0, 1e15)).toEqual([]);
});
