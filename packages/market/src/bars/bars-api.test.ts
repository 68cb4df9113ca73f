// @vitest-environment jsdom
import { respond, testStore } from '@bourse/api-client/testing';
import { aBar, FIXTURE_NOW } from '@bourse/charts/testing';
import { bucketLength } from '@bourse/contracts/bars';
import { barEvent, timeSeries } from '@bourse/contracts/market';
import { fakeRealtime } from '@bourse/realtime/testing';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { wireBars } from '../testing/wire';
import { barsApi } from './bars-api';

const MINUTE_MS = bucketLength('1');
const HOUR_MS = 60 * MINUTE_MS;
const BARS = Array.from({ length: 1500 }, (_none, index) =>
  aBar({ openTime: FIXTURE_NOW - (1500 - index) * MINUTE_MS }),
);

const server = setupServer();
const bars = { pair: '1-3', symbol: 'BTC/USDT', resolution: '1' } as const;
beforeAll(() => server.listen());
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

/** An exchange with a minute bar for each of the last 25 hours, which tells its time with each reply. */
const exchange = respond(timeSeries, ({ request: { from, to } }) => {
  const asked = BARS.filter(({ openTime }) => openTime >= from * 1000 && openTime <= to * 1000);
  return HttpResponse.json(
    { type: 'ok', message: wireBars(asked) },
    { headers: { Date: new Date(FIXTURE_NOW).toUTCString() } },
  );
});

it.each([
  ['12 hours fast', 12],
  ['12 hours slow', -12],
  ['right', 0],
])('the chart has the newest bars where the clock of the device is %s', async (_clock, hours) => {
  vi.useFakeTimers({ now: FIXTURE_NOW + hours * HOUR_MS, toFake: ['Date', 'performance'] });
  server.use(exchange);
  const store = testStore({ extra: { realtime: fakeRealtime() } });
  const { data } = await store.dispatch(barsApi.endpoints.bars.initiate(bars));
  expect(data?.bars.length).toBeGreaterThanOrEqual(500);
  expect(data?.bars.at(-1)?.openTime).toBe(BARS.at(-1)?.openTime);
});

it('an event without a time belongs to the minute of the exchange where the clock of the device is fast', async () => {
  vi.useFakeTimers({ now: FIXTURE_NOW + 12 * HOUR_MS, toFake: ['Date', 'performance'] });
  server.use(exchange);
  const realtime = fakeRealtime();
  const store = testStore({ extra: { realtime } });
  await store.dispatch(barsApi.endpoints.bars.initiate(bars));
  realtime.emit(barEvent, { currency_id: 1, legal_id: 3, symbol: 'BTC/USDT', close: '97260' });
  const last = barsApi.endpoints.bars.select(bars)(store.getState()).data?.bars.at(-1);
  expect(last).toMatchObject({ openTime: FIXTURE_NOW, close: '97260' });
});
