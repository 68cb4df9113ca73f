import { expect, test } from 'vitest';
import { lockDays } from './lock-days';

const DAY = 86_400;
const MONTH = { subscribedAt: 0, unlocksAt: 30 * DAY * 1000 };

test.each([
  [30 * DAY, 30],
  [2 * DAY + 1, 3],
  [2 * DAY, 2],
  [1, 1],
])('%i seconds of a lock of 30 days are %i days', (seconds, left) => {
  expect(lockDays(MONTH, seconds)).toEqual({ left, total: 30 });
});

test('a lock without a start has no total', () => {
  expect(lockDays({ subscribedAt: undefined, unlocksAt: DAY * 1000 }, 10)).toEqual({ left: 1, total: undefined });
});
