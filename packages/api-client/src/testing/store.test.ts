// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { exchangeApi } from '../exchange-api';
import { testStore } from './store';

let ended = 0;
const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    streamed: build.query<string, void>({
      queryFn: () => ({ data: 'first' }),
      onCacheEntryAdded: (_request, { cacheEntryRemoved }) => cacheEntryRemoved.then(() => void (ended += 1)),
    }),
  }),
});

test('a stream of a test is open until its end', async () => {
  await testStore().dispatch(api.endpoints.streamed.initiate());
  expect(ended).toBe(0);
});

test('a stream of a test has ended before the next test', () => {
  expect(ended).toBe(1);
});

test('frames come after fake timers during which the focused element was removed', async () => {
  vi.useFakeTimers();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.remove();
  vi.useRealTimers();
  expect(await new Promise((done) => requestAnimationFrame(done))).toBeGreaterThan(0);
});
