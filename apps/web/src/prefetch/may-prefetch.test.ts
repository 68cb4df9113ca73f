// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mayPrefetch } from './may-prefetch';

/** A browser with this connection; jsdom itself has no Network Information API. */
function stubNavigator(properties: object) {
  vi.stubGlobal('navigator', { onLine: true, ...properties });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('mayPrefetch allows a prefetch on a fast connection, and in a browser that reports none', () => {
  expect(mayPrefetch()).toBe(true);
  stubNavigator({ connection: { saveData: false, effectiveType: '4g' } });
  expect(mayPrefetch()).toBe(true);
});

test('mayPrefetch refuses a prefetch with the data saver', () => {
  stubNavigator({ connection: { saveData: true, effectiveType: '4g' } });
  expect(mayPrefetch()).toBe(false);
});

test.each(['slow-2g', '2g', '3g'])('mayPrefetch refuses a prefetch on a slow connection: %s', (effectiveType) => {
  stubNavigator({ connection: { saveData: false, effectiveType } });
  expect(mayPrefetch()).toBe(false);
});

test('mayPrefetch refuses a prefetch while offline', () => {
  stubNavigator({ onLine: false });
  expect(mayPrefetch()).toBe(false);
});
