import { expect, test } from 'vitest';
import { ratioInTurns, ratioText } from './ratio.ts';

test('a ratio compares the figures of each turn, not the medians', () => {
  // The machine was busy in the second turn; both builds were equally slower.
  expect(ratioInTurns([100, 1000, 100], [50, 500, 50], 0)).toEqual({ middle: 0.5, from: 0.5, to: 0.5 });
});

test('a ratio has the quartiles of the turns as its spread', () => {
  expect(ratioInTurns([100, 100, 100, 100], [80, 90, 100, 120], 0)).toEqual({ middle: 0.95, from: 0.8, to: 1 });
});

test('a ratio of two figures of 0 is 1, and of small figures is near 1', () => {
  expect(ratioInTurns([0], [0]).middle).toBe(1);
  expect(ratioInTurns([0.1], [0.2]).middle).toBeCloseTo(1.09);
});

test('a ratio ignores a turn that only one build has', () => {
  expect(ratioInTurns([10], [10, 30], 0).middle).toBe(1);
});

test('a ratio is written with its spread', () => {
  expect(ratioText({ middle: 0.824, from: 0.79, to: 0.9 })).toBe('0.82 (0.79–0.9)');
});
