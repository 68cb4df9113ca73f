import { expect, test } from 'vitest';
import { blockingTime } from './blocking-time.ts';

test('counts only the part of a task beyond 50 ms', () => {
  expect(blockingTime([{ start: 1000, duration: 50 }], 500, 9000)).toBe(0);
  expect(
    blockingTime(
      [
        { start: 1000, duration: 120 },
        { start: 2000, duration: 60 },
      ],
      500,
      9000,
    ),
  ).toBe(80);
});

test('before the first paint there is nothing to wait for', () => {
  expect(blockingTime([{ start: 100, duration: 300 }], 500, 9000)).toBe(0);
  expect(blockingTime([{ start: 100, duration: 500 }], 500, 9000)).toBe(100);
});

test('ignores tasks that begin after the measurement', () => {
  expect(blockingTime([{ start: 6000, duration: 500 }], 500, 6000)).toBe(0);
});
