import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRetry } from './use-retry';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('useRetry requests again every five seconds while enabled', () => {
  const retry = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(({ isWanted }) => useRetry(isWanted, retry), {
    initialProps: { isWanted: true },
  });
  vi.advanceTimersByTime(4999);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5001);
  expect(retry).toHaveBeenCalledTimes(2);
  rerender({ isWanted: false });
  vi.advanceTimersByTime(20_000);
  expect(retry).toHaveBeenCalledTimes(2);
  rerender({ isWanted: true });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
