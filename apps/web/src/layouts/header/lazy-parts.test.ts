// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { asksBeforeLogOut } from './lazy-parts';

beforeEach(() => {
  localStorage.setItem('bourse.favouritePairs', '1-3');
  vi.resetModules();
});

test('a log-out asks where something would be lost', async () => {
  expect(await asksBeforeLogOut()).toBe(true);
});

test('a log-out does not wait for a question whose code does not come', async () => {
  vi.useFakeTimers();
  vi.doMock('./log-out-dialog', () => new Promise(() => {}));
  const asks = asksBeforeLogOut();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await asks).toBe(false);
  vi.useRealTimers();
});

test('a log-out asks nothing where the code of its question cannot be loaded', async () => {
  vi.doMock('./log-out-dialog', () => Promise.reject(new Error('no connection')));
  expect(await asksBeforeLogOut()).toBe(false);
});
