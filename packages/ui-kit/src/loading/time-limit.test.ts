import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadInTime } from './time-limit';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

test('loadInTime returns what loads in time and clears its timer', async () => {
  await expect(loadInTime(() => Promise.resolve('screen'))).resolves.toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});

test('loadInTime fails after 120 s', async () => {
  const outcome = vi.fn<(error: unknown) => void>();
  void loadInTime(never).catch(outcome);

  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
});

test('loadInTime keeps the cause of a failure and clears its timer', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadInTime(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
  expect(vi.getTimerCount()).toBe(0);
});
