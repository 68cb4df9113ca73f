// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOption } from '../testing';
import { useExpiry } from './use-expiry';

let clock = 0;

beforeEach(() => {
  clock = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const expiring = (at: number, remaining: number) => ({ ...anOption(), anchor: { at, remaining, uncertainty: 0 } });

it.each([
  ['in time', 0, 300, 300.2],
  ['a fraction of a millisecond early', 0, 300, 299.6],
  ['at the expiry, whose sum is rounded', 0.1, 0.2, 0.3],
])('an option whose timer fires %s waits for its result', (_when, at, remaining, firedAt) => {
  const orders = [expiring(at, remaining)];
  const { result } = renderHook(() => useExpiry(orders));
  expect(result.current).toEqual({ shown: orders, settling: 0 });
  clock = firedAt;
  act(() => void vi.runAllTimers());
  expect(result.current).toEqual({ shown: [], settling: 1 });
});
