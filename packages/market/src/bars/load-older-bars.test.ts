// @vitest-environment jsdom
import { respond, status, testStore } from '@bourse/api-client/testing';
import { aBar, FIXTURE_NOW } from '@bourse/charts/testing';
import { bucketLength, type Bar } from '@bourse/contracts/bars';
import { timeSeries } from '@bourse/contracts/market';
import { fakeRealtime } from '@bourse/realtime/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireBars } from '../testing/wire';
import { barsApi, readLatestBars } from './bars-api';
import { loadBarsTo, loadOlderBars, resolutionReaching } from './load-older-bars';

const MINUTE = bucketLength('1');
const DAY = bucketLength('1D');
const bars = { pair: '1-3', symbol: 'BTC/USDT', resolution: '1' } as const;

const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => {
  vi.useFakeTimers({ now: FIXTURE_NOW, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const minutes = (count: number, until: number): Bar[] =>
  Array.from({ length: count }, (_none, index) => aBar({ openTime: until - (count - 1 - index) * MINUTE }));

const atOnce = () => undefined;

/** An exchange with these bars, and the number of its replies. */
function exchangeOf(all: () => readonly Bar[], before: (asked: number) => Promise<void> | void = atOnce) {
  const asked = { count: 0 };
  server.use(
    respond(timeSeries, async ({ request: { from, to } }) => {
      asked.count += 1;
      const reply = wireBars(all().filter(({ openTime }) => openTime >= from * 1000 && openTime <= to * 1000));
      await before(asked.count);
      return reply;
    }),
  );
  return asked;
}

async function opened() {
  const store = testStore({ extra: { realtime: fakeRealtime() } });
  await store.dispatch(barsApi.endpoints.bars.initiate(bars));
  const shown = () => barsApi.endpoints.bars.select(bars)(store.getState()).data?.bars ?? [];
  return { store, shown };
}

describe('older bars', () => {
  it('older bars are found before a gap of months, and the history ends at the first bar, after which nothing is asked', async () => {
    const first = minutes(30, FIXTURE_NOW - 90 * DAY);
    const all = [...first, ...minutes(501, FIXTURE_NOW)];
    const asked = exchangeOf(() => all);
    const { store, shown } = await opened();
    expect(await store.dispatch(loadOlderBars(bars))).toBe('loaded');
    expect(shown()).toEqual(all);
    expect(await store.dispatch(loadOlderBars(bars))).toBe('ended');
    const { count } = asked;
    expect(await store.dispatch(loadOlderBars(bars))).toBe('ended');
    expect(asked.count).toBe(count);
    expect(count).toBeLessThan(20);
  });

  it('older bars of a series that was read anew meanwhile are dropped, because they would leave a hole', async () => {
    let all = minutes(1600, FIXTURE_NOW);
    let onOlder: () => Promise<void> | void = atOnce;
    exchangeOf(
      () => all,
      (asked) => (asked === 2 ? onOlder() : undefined),
    );
    const { store, shown } = await opened();
    onOlder = async () => {
      // A night offline: the newest page no longer reaches the known bars.
      vi.setSystemTime(FIXTURE_NOW + DAY);
      all = [...all, ...minutes(1440, FIXTURE_NOW + DAY)];
      await store.dispatch(barsApi.endpoints.bars.initiate(bars, { subscribe: false, forceRefetch: true }));
    };
    await store.dispatch(loadOlderBars(bars));
    const times = shown().map(({ openTime }) => openTime);
    expect(times.slice(1).every((time, index) => time - (times[index] ?? 0) === MINUTE)).toBe(true);
    expect(times.at(-1)).toBe(FIXTURE_NOW + DAY);
  });

  it('a failure is not the end of the history', async () => {
    exchangeOf(() => minutes(1200, FIXTURE_NOW));
    const { store, shown } = await opened();
    server.use(respond(timeSeries, () => status(500)));
    expect(await store.dispatch(loadOlderBars(bars))).toBe('failed');
    exchangeOf(() => minutes(1200, FIXTURE_NOW));
    expect(await store.dispatch(loadOlderBars(bars))).toBe('loaded');
    expect(shown().length).toBeGreaterThan(900);
    await store.dispatch(readLatestBars(bars));
    expect(shown().length).toBeGreaterThan(900);
  });
});

describe('bars back to a moment', () => {
  it('bars back to a moment are loaded page by page, and no further', async () => {
    exchangeOf(() => minutes(5000, FIXTURE_NOW));
    const { store, shown } = await opened();
    expect(await store.dispatch(loadBarsTo(bars, FIXTURE_NOW - 1700 * MINUTE))).toBe('reached');
    expect(shown()[0]?.openTime).toBeLessThanOrEqual(FIXTURE_NOW - 1700 * MINUTE);
    expect(shown().length).toBeLessThan(2300);
  });

  it('bars back to a moment before the first one of the market end there', async () => {
    exchangeOf(() => minutes(1200, FIXTURE_NOW));
    const { store, shown } = await opened();
    expect(await store.dispatch(loadBarsTo(bars, FIXTURE_NOW - 9 * DAY))).toBe('first');
    expect(shown()).toHaveLength(1200);
  });

  it('bars back to a moment fail where a page cannot be read', async () => {
    exchangeOf(() => minutes(1200, FIXTURE_NOW));
    const { store } = await opened();
    server.use(respond(timeSeries, () => status(500)));
    expect(await store.dispatch(loadBarsTo(bars, FIXTURE_NOW - DAY))).toBe('failed');
  });

  it.each([
    [1, '1', '1'],
    [8, '1', '3'],
    [365, '1', '60'],
    [365, '240', '240'],
    [9000, '15', '1D'],
    [40_000, '1W', '1W'],
    [400_000, '1M', '1M'],
  ] as const)('a moment %i days back is reached from bars of %s by bars of %s', (days, selected, reaching) => {
    expect(resolutionReaching(FIXTURE_NOW - days * DAY, FIXTURE_NOW, selected)).toBe(reaching);
  });
});
