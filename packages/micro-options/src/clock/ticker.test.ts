import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ticker } from './ticker';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('the ticker ticks every 200 ms with the monotonic time, and stops without listeners', () => {
  const began = performance.now();
  const ticks: number[] = [];
  const unfollow = ticker.follow((now) => ticks.push(now - began));
  vi.advanceTimersByTime(600);
  expect(ticks).toEqual([200, 400, 600]);
  unfollow();
  expect(vi.getTimerCount()).toBe(0);
});

it('the ticker reports a sleep when the clock of the device went on and the monotonic one did not', () => {
  const onJump = vi.fn<() => void>();
  const unfollow = ticker.onJump(onJump);
  vi.advanceTimersByTime(1000);
  expect(onJump).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(200);
  expect(onJump).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(onJump).toHaveBeenCalledOnce();
  unfollow();
});
