// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { noteFailedLoad, retryLoad } from './reload-once';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

it('the second retry of a chunk reloads the page, once a minute', () => {
  const [retry, reload] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const fail = () => {
    noteFailedLoad();
    retryLoad(retry, reload);
  };
  fail();
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  fail();
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  // The page is loaded again, and the file is still missing.
  fail();
  fail();
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1]);
  vi.setSystemTime(Date.now() + 60_000);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a retry without a connection does not reload the page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const [retry, reload] = [vi.fn<() => void>(), vi.fn<() => void>()];
  noteFailedLoad();
  noteFailedLoad();
  retryLoad(retry, reload);
  expect(reload).not.toHaveBeenCalled();
  expect(retry).toHaveBeenCalledOnce();
});
