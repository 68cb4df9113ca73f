import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aBar } from '../../testing';
import type { ChartLine } from './chart-line';
import { roomAfter } from './room-after';

const MINUTE = 60_000;
const newest = aBar();
const across: ChartLine = { id: 'alert', price: decimal(1), label: '', tone: 'alert' };
const line = (...ends: readonly number[]): ChartLine => ({
  ...across,
  id: String(ends),
  spans: ends.map((end) => ({ from: newest.openTime, to: newest.openTime + end })),
});

it.each([
  ['reaches to the end of the bar of the latest end', [line(30_000, 390_000), line(10_000)], 7 * MINUTE],
  ['is five bars for lines that end sooner', [line(30_000, 90_000)], 5 * MINUTE],
  ['is five bars for lines across the prices', [across], 5 * MINUTE],
  ['is five bars for lines that have ended', [line(-90_000)], 5 * MINUTE],
  ['is at most ten bars', [line(3_600_000)], 10 * MINUTE],
])('the space after the newest bar %s', (_what, lines, room) => {
  const bars = Array.from({ length: 60 }, () => newest);
  expect(roomAfter(lines, bars, MINUTE)).toBe(room);
});

it('the space after the newest bar is none in a chart of few bars', () => {
  expect(roomAfter([across], [newest, newest], MINUTE)).toBe(0);
});
