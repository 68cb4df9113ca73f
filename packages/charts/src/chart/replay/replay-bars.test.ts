import { expect, it } from 'vitest';
import { FIXTURE_NOW, someBars } from '../../testing';
import { barAt, newestClosed } from './replay-bars';

const MINUTE = 60_000;
const bars = someBars({ count: 5 });

it('the newest bar is closed from the moment at which the next one opens', () => {
  expect(newestClosed(bars, FIXTURE_NOW + MINUTE - 1, '1')).toBe(3);
  expect(newestClosed(bars, FIXTURE_NOW + MINUTE, '1')).toBe(4);
});

it('a month closes at its own end, not after thirty days', () => {
  const month = Date.parse('2026-10-01T00:00:00+08:00');
  const months = someBars({ count: 2, until: month, length: 30 * 86_400_000 });
  expect(newestClosed(months, Date.parse('2026-10-31T12:00:00+08:00'), '1M')).toBe(0);
  expect(newestClosed(months, Date.parse('2026-11-01T00:00:00+08:00'), '1M')).toBe(1);
});

it('no bar is closed where there is none, or only the running one', () => {
  expect(newestClosed([], FIXTURE_NOW, '1')).toBe(-1);
  expect(newestClosed(bars.slice(-1), FIXTURE_NOW, '1')).toBe(-1);
});

it('a moment belongs to the bar that opened last, and one before all bars to the first', () => {
  expect(barAt(bars, FIXTURE_NOW - MINUTE + 59_999)).toBe(3);
  expect(barAt(bars, 0)).toBe(0);
});
