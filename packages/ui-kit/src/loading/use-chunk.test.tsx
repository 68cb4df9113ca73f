import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useChunk } from './use-chunk';

const part = { Part: 'part' };
const neverLoad = () => new Promise<typeof part>(() => {});

it('fetches a part once and has it at once the next time', async () => {
  const load = vi.fn<() => Promise<typeof part>>(async () => part);
  const first = renderHook(() => useChunk(load));
  expect(first.result.current.status).toBe('loading');
  await waitFor(() => expect(first.result.current).toEqual({ status: 'ready', module: part }));
  first.unmount();

  expect(renderHook(() => useChunk(load)).result.current.status).toBe('ready');
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries a part that failed to load', async () => {
  const load = vi.fn<() => Promise<typeof part>>(async () => part).mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useChunk(load));
  await waitFor(() => expect(result.current.status).toBe('failed'));
  const failed = result.current;
  act(() => {
    if (failed.status === 'failed') failed.retry();
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
});

it('gives a part up after 120 s', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useChunk(neverLoad));
  await act(() => vi.advanceTimersByTimeAsync(119_999));
  expect(result.current.status).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.status).toBe('failed');
  vi.useRealTimers();
});
