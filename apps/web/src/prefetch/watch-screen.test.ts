import { siteMapOf } from '@bourse/feature-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter } from 'react-router';
import { features } from '../features';
import { likelyNext } from './likely-next';
import { watchScreen } from './watch-screen';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function watch(address: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });
  const prefetch = vi.fn<(path: string) => void>();
  const siteMap = siteMapOf(features);
  watchScreen(router, (location) => likelyNext(location, siteMap, features), prefetch);
  return { router, prefetch };
}

test('the likely next screen is prefetched after the present one has settled', async () => {
  const { prefetch } = watch('/');
  await vi.advanceTimersByTimeAsync(1000);
  expect(prefetch).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/dealCenter');
});

test('a navigation replaces the prefetch of the screen before it', async () => {
  const { router, prefetch } = watch('/');
  await router.navigate('/components/login');
  await vi.runAllTimersAsync();
  expect(prefetch.mock.calls).toEqual([['/'], ['/letransactions']]);
});

test('another query of the same screen does not delay the prefetch', async () => {
  const { router, prefetch } = watch('/quotation');
  await vi.advanceTimersByTimeAsync(2500);
  await router.navigate('/quotation?tab=1');
  await vi.advanceTimersByTimeAsync(600);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/dealCenter');
});
