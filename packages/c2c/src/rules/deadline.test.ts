import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockText, deadlineOf, minutesToAnnounce, shareLeft } from './deadline';

const MINUTE = 60_000;

it('the payment window ends after 15 minutes', () => {
  expect(deadlineOf(0)).toBe(900_000);
});

it('minutesToAnnounce announces 5, 2 and 1 minutes when the mark is passed', () => {
  expect(minutesToAnnounce(5 * MINUTE + 1, 5 * MINUTE)).toBe(5);
  expect(minutesToAnnounce(2 * MINUTE + 500, 2 * MINUTE - 500)).toBe(2);
  expect(minutesToAnnounce(MINUTE + 1, MINUTE)).toBe(1);
  expect(minutesToAnnounce(5 * MINUTE, 4 * MINUTE)).toBeUndefined();
});

it('minutesToAnnounce announces the last mark after a sleep, and nothing after the deadline', () => {
  expect(minutesToAnnounce(10 * MINUTE, 90_000)).toBe(2);
  expect(minutesToAnnounce(10 * MINUTE, 30_000)).toBe(1);
  expect(minutesToAnnounce(10 * MINUTE, 0)).toBeUndefined();
});

it('minutesToAnnounce announces each mark once, however the time passes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 40 }), (steps) => {
      let left = 15 * MINUTE;
      const announced: number[] = [];
      for (const step of steps) {
        const minutes = minutesToAnnounce(left, left - step);
        if (minutes !== undefined) announced.push(minutes);
        left -= step;
      }
      expect(announced).toEqual([5, 2, 1].slice(0, announced.length));
    }),
  );
});

it('the countdown shows whole seconds rounded up, never below zero', () => {
  expect(clockText(900_000)).toBe('15:00');
  expect(clockText(61_001)).toBe('1:02');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(-5000)).toBe('0:00');
});

it('the deadline gives the share of the window that is left', () => {
  expect(shareLeft(450_000)).toBe(0.5);
  expect(shareLeft(-1)).toBe(0);
  expect(shareLeft(2_000_000)).toBe(1);
});
