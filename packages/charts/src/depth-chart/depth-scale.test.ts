import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDepthBook } from '../testing';
import { depthCurve } from './depth-curve';
import { depthScale, placeOf, roundPrices, roundTotals } from './depth-scale';

it('the plot contains every point of the curves, with some space above the highest', () => {
  const curve = depthCurve(aDepthBook());
  const scale = depthScale(curve, 600, 300);
  for (const point of [...curve.bids, ...curve.asks]) {
    const { x, y } = placeOf(scale, point);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(600);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(scale.height);
  }
});

it('the plot does not divide by zero for an empty book', () => {
  const scale = depthScale(depthCurve({ asks: [], bids: [] }), 600, 300);
  expect(Number.isFinite(scale.x(1))).toBe(true);
  expect(Number.isFinite(scale.y(0))).toBe(true);
});

it('roundPrices has round prices between the ends', () => {
  expect(roundPrices(103_020.74, 103_249.57, 4)).toEqual([103_100, 103_200]);
  expect(roundPrices(96.2, 104.1, 4)).toEqual([98, 100, 102, 104]);
  expect(roundPrices(5, 5, 4)).toEqual([]);
});

it('roundTotals has round steps', () => {
  expect(roundTotals(9, 4)).toEqual([5]);
  expect(roundTotals(37, 4)).toEqual([10, 20, 30]);
  expect(roundTotals(0, 4)).toEqual([]);
});

it('roundTotals has at most the requested number of ticks, and none above the largest total', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e12, noNaN: true }), fc.integer({ min: 1, max: 8 }), (largest, count) => {
      const totals = roundTotals(largest, count);
      expect(totals.length).toBeLessThanOrEqual(count);
      expect(totals.every((total) => total <= largest * (1 + 1e-9))).toBe(true);
    }),
  );
});
