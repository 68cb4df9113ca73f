import { testStore } from '@bourse/api-client/testing';
import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown';

const NOW = Date.parse('2026-11-20T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const countdown = (until: number | undefined) => {
  const store = testStore();
  return renderHook(() => useCountdown(until), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
};

it('the countdown shows whole seconds down to zero and stops', () => {
  const { result } = countdown(NOW + 2500);
  expect(result.current).toBe(3);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('the countdown is never 0 for a moment that becomes known', () => {
  const store = testStore();
  const seen: number[] = [];
  const { rerender } = renderHook(
    ({ until }: { until: number | undefined }) => {
      const seconds = useCountdown(until);
      useLayoutEffect(() => void seen.push(seconds));
    },
    {
      initialProps: { until: NOW + 1000 },
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    },
  );
  act(() => void vi.advanceTimersByTime(1000));
  expect(seen.at(-1)).toBe(0);
  seen.length = 0;
  rerender({ until: NOW + 9000 });
  expect(seen[0]).toBe(8);
});

it('the countdown is 0 without a time', () => {
  expect(countdown(undefined).result.current).toBe(0);
});
