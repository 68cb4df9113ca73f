import { expect, it } from 'vitest';
import { isOtherWindow } from './bar-window';

const HOUR = 3_600_000;

it('a page of bars is read again where the assumed time was off by more than a few bars', () => {
  expect(isOtherWindow(12 * HOUR, 0, '1')).toBe(true);
  expect(isOtherWindow(0, 12 * HOUR, '1')).toBe(true);
  expect(isOtherWindow(0, 5 * 60_000, '1')).toBe(false);
  expect(isOtherWindow(0, 5 * HOUR, '60')).toBe(false);
});
