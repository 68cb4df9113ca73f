import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCalm } from './use-calm';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const calm = (first: readonly number[]) =>
  renderHook(({ value }) => useCalm(value, 1000, (shown, next) => shown.length !== next.length), {
    initialProps: { value: first },
  });

it('keeps what it shows until its time has come, then shows the newest', () => {
  const { result, rerender } = calm([1]);
  rerender({ value: [2] });
  rerender({ value: [3] });
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current).toEqual([1]);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toEqual([3]);
});

it('shows at once what cannot wait', () => {
  const { result, rerender } = calm([]);
  rerender({ value: [1, 2] });
  expect(result.current).toEqual([1, 2]);
});
