import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { lineGeometry } from './line-geometry';
import { lineSummary } from './line-summary';

const points = ['3', '1', '9', '1', '9', '4'].map((value, time) => ({ time, value: decimal(value) }));

it('the summary has the first, last, lowest and highest point, and the earlier one of equal values', () => {
  const { first, last, lowest, highest } = lineSummary(points) ?? {};
  expect([first, last, lowest, highest].map((point) => point?.time)).toEqual([0, 5, 1, 2]);
});

it('the summary is empty without points', () => {
  expect(lineSummary([])).toBeUndefined();
});

const AREA = { left: 10, top: 0, width: 100, height: 50 };
const drawn = [0, 25, 100].map((time, index) => ({ time, value: [0, 10, 5][index] ?? 0 }));

it('a line is linear in time and value', () => {
  const { line, area, nearest } = lineGeometry(drawn, AREA, { low: 0, high: 10, isStep: false });
  expect(line).toBe('M10 50L35 0L110 25');
  expect(area).toBe('M10 50L35 0L110 25V50H10Z');
  expect([0, 30, 80].map(nearest)).toEqual([0, 1, 2]);
});

it('a step line keeps its value up to the next point', () => {
  expect(lineGeometry(drawn, AREA, { low: 0, high: 10, isStep: true }).line).toBe('M10 50H35V0H110V25');
});

it('a line is drawn in the middle where it is horizontal or a single point', () => {
  const [point] = drawn;
  expect(lineGeometry(point ? [point] : [], AREA, { low: 0, high: 0, isStep: false }).line).toBe('M60 25');
});
