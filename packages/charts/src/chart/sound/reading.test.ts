import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aBar } from '../../testing';
import { readingForKey } from './reading';
import { tonesOf } from './play-tones';
import { linesIn } from './lines-in';
import { viewSummary } from './view-summary';

const MINUTE_MS = 60_000;

/** Bars of `[open, high, low, close]`, one minute each. */
const barsOf = (...rows: readonly (readonly [number, number, number, number])[]) =>
  rows.map(([open, high, low, close], index) =>
    aBar({
      openTime: index * MINUTE_MS,
      open: decimal(open),
      high: decimal(high),
      low: decimal(low),
      close: decimal(close),
    }),
  );

it('the summary of a view has open, highest, lowest and last price, and the earlier bar of equal extremes', () => {
  const bars = barsOf([10, 14, 9, 12], [12, 20, 8, 11], [11, 20, 8, 13]);
  const summary = viewSummary(bars);
  expect(summary).toMatchObject({ count: 3, first: bars[0], last: bars[2], highest: bars[1], lowest: bars[1] });
  expect(summary?.change).toBe('30');
});

it.each([
  ['rising', 'is a quarter of the range up', 13],
  ['sideways', 'is less than a quarter of it', 12.9],
  ['sideways', 'is less than a quarter of it down', 7.1],
  ['falling', 'is a quarter of the range down', 7],
])('the summary of a view is %s where the price %s', (trend, _way, close) => {
  expect(viewSummary(barsOf([10, 14, 2, 10], [10, 14, 2, close]))?.trend).toBe(trend);
});

it('the summary of a view is sideways where the price does not move, and nothing without bars', () => {
  expect(viewSummary(barsOf([5, 5, 5, 5]))?.trend).toBe('sideways');
  expect(viewSummary([])).toBeUndefined();
});

it('the tones of values span two octaves, half of them at the middle of the values', () => {
  const { tones, duration } = tonesOf([100, 150, 200]);
  expect(tones.map(({ frequency }) => frequency)).toEqual([220, 440, 880]);
  expect(tones.map(({ at }) => at)).toEqual([0, expect.closeTo(0.1), expect.closeTo(0.2)]);
  expect(duration).toBeCloseTo(0.3);
});

it('the tones of values have one pitch for equal values, and take six seconds at most', () => {
  const { tones, duration } = tonesOf(Array.from({ length: 500 }, () => 7));
  expect(new Set(tones.map(({ frequency }) => frequency))).toEqual(new Set([440]));
  expect(duration).toBe(6);
});

it('a key requests a reading unless it is a shortcut of the browser', () => {
  const keyed = { ctrlKey: false, metaKey: false, altKey: false };
  expect(['h', 'L', 't', 'r', 'p', 'q'].map((key) => readingForKey({ ...keyed, key }))).toEqual([
    'highest',
    'lowest',
    'trend',
    'summary',
    'sound',
    undefined,
  ]);
  expect(readingForKey({ ...keyed, ctrlKey: true, key: 'p' })).toBeUndefined();
});

const plot = (id: string) => ({ id, label: id, shape: 'line', tint: 'blue' }) as const;

it('the lines that can be played have the known values of the bars in view', () => {
  const bars = barsOf([1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3], [4, 4, 4, 4]);
  const values = { ma: [null, 20, 30, 40], late: [null, null, null, 4] };
  const view = { min: 0, max: 2 * MINUTE_MS };
  expect(linesIn(view, bars, [plot('ma'), plot('late')], values)).toEqual([
    { id: 'ma', label: 'ma', values: [20, 30] },
  ]);
  expect(linesIn(undefined, bars, [plot('ma')], values)).toEqual([]);
});
