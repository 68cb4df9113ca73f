// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCROLL_RESTS_MS } from './scroll-rest';
import { useThrottledValue } from './use-throttled-value';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const throttled = (first: readonly number[]) =>
  renderHook(({ value }) => useThrottledValue(value, 1000, (shown, next) => shown.length !== next.length), {
    initialProps: { value: first },
  });

function scrollFor(ms: number): void {
  for (let passed = 0; passed < ms; passed += 100) {
    act(() => void vi.advanceTimersByTime(100));
    document.dispatchEvent(new Event('scroll'));
  }
}

it('useThrottledValue keeps its value until the interval has passed, then returns the newest', () => {
  const { result, rerender } = throttled([1]);
  rerender({ value: [2] });
  rerender({ value: [3] });
  act(() => void vi.advanceTimersByTime(1000 + SCROLL_RESTS_MS - 1));
  expect(result.current).toEqual([1]);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toEqual([3]);
});

it('useThrottledValue returns urgent changes at once', () => {
  const { result, rerender } = throttled([]);
  rerender({ value: [1, 2] });
  expect(result.current).toEqual([1, 2]);
});

it('useThrottledValue keeps its value while the page is scrolled, then returns the newest', () => {
  const { result, rerender } = throttled([1]);
  rerender({ value: [2] });
  scrollFor(5000);
  rerender({ value: [3] });
  expect(result.current).toEqual([1]);
  act(() => void vi.advanceTimersByTime(SCROLL_RESTS_MS));
  expect(result.current).toEqual([3]);
});
