import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paintPercentScale } from './percent-scale';
import { useCompared } from './use-compared';

it('the scale in per cent is loaded without a compared pair once it is switched on, and goes when it is switched off', async () => {
  const { result, rerender } = renderHook(({ isPercent }) => useCompared(undefined, isPercent), {
    initialProps: { isPercent: false },
  });
  expect(result.current).toEqual({ compared: undefined, paintPercent: undefined });
  rerender({ isPercent: true });
  await waitFor(() => expect(result.current.paintPercent).toBe(paintPercentScale));
  expect(result.current.compared).toBeUndefined();
  rerender({ isPercent: false });
  expect(result.current.paintPercent).toBeUndefined();
});

it('compared pairs whose names have a space, a comma or a quote keep their names', async () => {
  const series = ['Bit Coin/USDT', 'A,B/USDT', 'C"D/USDT'].map((symbol) => ({
    id: symbol,
    symbol,
    bars: [],
    hasFailed: false,
  }));
  const { result } = renderHook(() => useCompared(series, false));
  await waitFor(() => expect(result.current.compared?.plots).toHaveLength(3));
  expect(result.current.compared?.plots.map(({ label }) => label)).toEqual(series.map(({ symbol }) => symbol));
});
