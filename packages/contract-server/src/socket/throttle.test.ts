import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Throttle } from './throttle';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('a throttle runs at once, then once per interval for all requests in it', () => {
  const work = vi.fn<(key: string) => void>();
  const throttle = new Throttle<string>(100, work);
  throttle.ask('a');
  expect(work).toHaveBeenCalledTimes(1);
  throttle.ask('a');
  throttle.ask('a');
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
  throttle.ask('a');
  expect(work).toHaveBeenCalledTimes(3);
});

it('a throttle keeps keys apart', () => {
  const work = vi.fn<(key: string) => void>();
  const throttle = new Throttle<string>(100, work);
  throttle.ask('a');
  throttle.ask('b');
  expect(work.mock.calls).toEqual([['a'], ['b']]);
});

it('a throttle does nothing more once it is closed', () => {
  const work = vi.fn<(key: string) => void>();
  const throttle = new Throttle<string>(100, work);
  throttle.ask('a');
  throttle.ask('a');
  throttle.close();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
