import { expect, test } from 'vitest';
import { interactionTimes, responseOf } from './interactions.ts';

test('the time of an interaction is that of its longest event', () => {
  const press = [
    { interaction: 7, duration: 24 },
    { interaction: 7, duration: 120 },
    { interaction: 8, duration: 40 },
  ];
  expect(interactionTimes(press)).toEqual([120, 40]);
});

test('events that are no interaction do not count', () => {
  expect(interactionTimes([{ interaction: 0, duration: 400 }])).toEqual([]);
});

test('interactions that the browser did not report count as the shortest ones', () => {
  const slow = [{ interaction: 1, duration: 300 }];
  expect(responseOf(slow, 20)).toBe(300);
  // Two of a hundred may be slower.
  expect(responseOf(slow, 100)).toBe(16);
});
