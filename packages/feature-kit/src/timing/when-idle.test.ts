import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whenIdle runs in an idle period, within the limit if there is one', () => {
  const request = vi.fn<typeof requestIdleCallback>(() => 7);
  vi.stubGlobal('requestIdleCallback', request);
  const run = vi.fn<() => void>();
  whenIdle(run);
  expect(request).toHaveBeenLastCalledWith(run, {});
  whenIdle(run, 2000);
  expect(request).toHaveBeenLastCalledWith(run, { timeout: 2000 });
});

test('whenIdle runs after the current task in a browser without idle periods, unless cancelled', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const [run, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenIdle(run);
  whenIdle(cancelled)();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
