import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttledSource } from './throttled-source';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source with one listener. */
function counter() {
  let value = 0;
  let listener: (() => void) | undefined;
  return {
    get: () => value,
    subscribe: (hear: () => void) => {
      listener = hear;
      return () => {
        listener = undefined;
      };
    },
    increase: () => {
      value += 1;
      listener?.();
    },
  };
}

it('the throttled source notifies its listeners at the first change, then at most four times a second, and returns the newest value', () => {
  const source = counter();
  const throttled = throttledSource(source);
  const hear = vi.fn<() => void>();
  const stop = throttled.subscribe(hear);
  for (let change = 1; change <= 5; change += 1) source.increase();
  expect(hear).toHaveBeenCalledOnce();
  expect(throttled.get()).toBe(5);
  vi.advanceTimersByTime(250);
  expect(hear).toHaveBeenCalledTimes(2);
  source.increase();
  stop();
  vi.advanceTimersByTime(250);
  expect(hear).toHaveBeenCalledTimes(2);
});
