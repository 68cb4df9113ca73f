import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeyedState } from './use-keyed-state';

it('useKeyedState keeps its value until another key comes', () => {
  const { result, rerender } = renderHook(({ key }) => useKeyedState(key, () => ({ of: key })), {
    initialProps: { key: 'BTC' },
  });
  const first = result.current;
  rerender({ key: 'BTC' });
  expect(result.current).toBe(first);
  rerender({ key: 'ETH' });
  expect(result.current).toEqual({ of: 'ETH' });
  const second = result.current;
  rerender({ key: 'ETH' });
  expect(result.current).toBe(second);
});

it('useKeyedState makes another value for a key that returns', () => {
  const { result, rerender } = renderHook(({ key }) => useKeyedState(key, () => ({ of: key })), {
    initialProps: { key: 'BTC' },
  });
  const first = result.current;
  for (const key of ['ETH', 'BTC', 'ETH', 'BTC']) rerender({ key });
  expect(result.current).toEqual({ of: 'BTC' });
  expect(result.current).not.toBe(first);
});
