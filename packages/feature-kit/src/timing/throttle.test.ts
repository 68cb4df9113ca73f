import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the throttle runs at once, then at most once per interval, and always for the last request', () => {
  const run = vi.fn<() => void>();
  const paced = throttle(1000, run);
  paced.request();
  expect(run).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 50; count++) paced.request();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(2);
  paced.request();
  expect(run).toHaveBeenCalledTimes(3);
});

it('a stopped throttle runs no more', () => {
  const run = vi.fn<() => void>();
  const paced = throttle(1000, run);
  paced.request();
  paced.request();
  paced.stop();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('the throttle runs immediately on demand and starts a new interval', () => {
  const run = vi.fn<() => void>();
  const paced = throttle(1000, run);
  paced.now();
  paced.now();
  expect(run).toHaveBeenCalledTimes(2);
  paced.request();
  vi.advanceTimersByTime(999);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(3);
});
