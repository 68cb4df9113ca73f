import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aBar, someBars } from '../../testing';
import { drawingBar, type DrawingBar } from '../drawing/drawing-bar';
import { INDICATORS, PERIODS_AT_MOST } from './catalogue';
import type { Indicator } from './indicator';
import { secondSource } from './second-source.test-support';

const bars = someBars({ count: 1200 }).map(drawingBar);
const P = decimal('7');
const still = Array.from({ length: 150 }, (_, index) =>
  drawingBar(aBar({ openTime: index * 60_000, open: P, high: P, low: P, close: P, volume: decimal('0') })),
);
/** Counts of bars, which have extremes without moves: no bar rose, and the newest is as high as the highest. */
const COUNTS = new Set(['psy', 'aroon', 'mi']);
const initial = ({ parameters }: Indicator) => parameters.map((each) => each.initial);
const newest = (each: Indicator, of: readonly DrawingBar[]) => each.values(of, initial(each)).map((row) => row.at(-1));

function indicator(id: string): Indicator {
  const found = INDICATORS.find((each) => each.id === id);
  if (!found) throw new Error(`there is no indicator ${id}`);
  return found;
}

it('the catalogue has 120 indicators with different names, 72 of them with a second source', () => {
  expect(new Set(INDICATORS.map(({ id }) => id)).size).toBe(INDICATORS.length);
  expect(new Set(INDICATORS.map(({ title }) => title)).size).toBe(INDICATORS.length);
  expect([INDICATORS.length, Object.keys(secondSource(bars)).length]).toEqual([120, 72]);
});

it.each(Object.entries(secondSource(bars)))('%s has the values of its second source', (id, expected) => {
  const values = newest(indicator(id), bars);
  for (const [line, value] of expected.entries()) {
    const allowed = 1e-9 * Math.max(1, Math.abs(value ?? NaN));
    expect(Math.abs((values[line] ?? NaN) - (value ?? NaN))).toBeLessThanOrEqual(allowed);
  }
});

describe.each(INDICATORS)('$name', (each) => {
  const { lines, values, parameters, pane } = each;

  it('has one row of values a line and one value a bar, known at the newest bar', () => {
    const rows = values(bars, initial(each));
    expect(rows).toHaveLength(lines(initial(each)).length);
    for (const row of rows) expect(row).toHaveLength(bars.length);
    const known = rows.filter((row) => typeof row.at(-1) === 'number').length;
    // The lagging line of Ichimoku ends earlier.
    expect(known).toBe(each.id === 'ichimoku' ? rows.length - 1 : rows.length);
  });

  it('has no value of an infinite or unknown number, also without moves, without volume and with few bars', () => {
    for (const of of [still, bars.slice(0, 3), []]) {
      for (const row of values(of, initial(each))) {
        expect(row.every((value) => value === null || Number.isFinite(value))).toBe(true);
      }
    }
  });

  it('crosses no level in a market without moves', () => {
    const isOscillator = (pane?.guides.length ?? 0) > 1 && !COUNTS.has(each.id);
    const [lowest = -Infinity, highest = Infinity] = isOscillator ? (pane?.guides ?? []) : [];
    for (const row of values(still, initial(each))) {
      expect(row.every((value) => value === null || (value >= lowest && value <= highest))).toBe(true);
    }
  });

  it('can be drawn at the limits of its settings', () => {
    const few = bars.slice(0, 40);
    const limits = [parameters.map(({ least }) => least), parameters.map(() => PERIODS_AT_MOST)];
    for (const of of limits) expect(values(few, of)).toHaveLength(lines(of).length);
  });
});
