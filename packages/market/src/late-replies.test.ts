// @vitest-environment jsdom
import { respond, testStore } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { fakeRealtime } from '@bourse/realtime/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { marketApi } from './api';
import { barsApi, readLatestBars, type BarsOf } from './bars/bars-api';
import {
  bookEvent,
  quotationNew,
  tickerEvent,
  timeSeries,
  tradeHistory,
  type PairGroup,
  type PublicTrade,
} from '@bourse/contracts/market';
import { type Bar, bucketLength } from '@bourse/contracts/bars';
import { findPair } from './pairs/pairs';
import { aBook, aGroup, aPair, aTrade } from './testing/fixtures';
import { aBar, FIXTURE_NOW } from '@bourse/charts/testing';
import { wireBars, wireBook, wireGroups, wireTicker, wireTrades } from './testing/wire';

const MINUTE_MS = bucketLength('1');

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

/** A server that replies when the test says so; each reply has the state at the time of its request. */
function slowServer<Known>(now: () => Known) {
  const open: (() => void)[] = [];
  return {
    asked: () => open.length,
    answer: async () => {
      const known = now();
      await new Promise<void>((leave) => void open.push(leave));
      return known;
    },
    /** Lets a reply go, counted from 0. */
    reply: (index: number) => open[index]?.(),
  };
}

const at = (last: string) => aPair({ last: decimal(last) });

async function watchedPairs(first: string) {
  let last = first;
  const slow = slowServer((): readonly PairGroup[] => [aGroup({ pairs: [at(last)] })]);
  server.use(respond(quotationNew, async () => wireGroups(await slow.answer())));
  const realtime = fakeRealtime();
  const store = testStore({ extra: { realtime } });
  const query = marketApi.endpoints.quotation;
  void store.dispatch(query.initiate());
  await eventually(() => expect(slow.asked()).toBe(1));
  return {
    realtime,
    slow,
    ticker: (price: string) => {
      last = price;
      realtime.emit(tickerEvent, wireTicker(at(price)));
    },
    changeUnheard: (price: string) => {
      last = price;
    },
    shown: () => findPair(query.select()(store.getState()).data ?? [], '1-3')?.last,
    readAgain: () => store.dispatch(query.initiate(undefined, { subscribe: false, forceRefetch: true })),
  };
}

it('tickers that arrive during the first request are applied to its reply', async () => {
  const { slow, ticker, shown } = await watchedPairs('100');
  ticker('101');
  slow.reply(0);
  await eventually(() => expect(shown()).toBe('101'));
});

it('tickers are not replaced by a reply that was sent before them', async () => {
  const { slow, ticker, shown, readAgain } = await watchedPairs('100');
  slow.reply(0);
  await eventually(() => expect(shown()).toBe('100'));
  const reading = readAgain();
  await eventually(() => expect(slow.asked()).toBe(2));
  ticker('102');
  slow.reply(1);
  await reading;
  await eventually(() => expect(shown()).toBe('102'));
});

it('tickers are replaced by a reply that was requested after them', async () => {
  const { slow, ticker, shown, readAgain, changeUnheard } = await watchedPairs('100');
  slow.reply(0);
  await eventually(() => expect(shown()).toBe('100'));
  ticker('101');
  changeUnheard('103');
  const reading = readAgain();
  await eventually(() => expect(slow.asked()).toBe(2));
  slow.reply(1);
  await reading;
  expect(shown()).toBe('103');
});

it('tickers missed during a request are requested again after its reply, which may be older', async () => {
  const { realtime, slow, shown, changeUnheard } = await watchedPairs('100');
  changeUnheard('104');
  realtime.resync();
  slow.reply(0);
  await eventually(() => expect(slow.asked()).toBe(2));
  slow.reply(1);
  await eventually(() => expect(shown()).toBe('104'));
});

it('trades are never requested twice at a time, so that an older list cannot replace a newer one', async () => {
  let newest = 1;
  const slow = slowServer((): readonly PublicTrade[] => [aTrade({ id: newest })]);
  server.use(respond(tradeHistory, async () => wireTrades(await slow.answer())));
  const realtime = fakeRealtime();
  const store = testStore({ extra: { realtime } });
  const query = marketApi.endpoints.trades;
  const shown = () =>
    query
      .select('1-3')(store.getState())
      .data?.map(({ id }) => id);
  void store.dispatch(query.initiate('1-3'));
  await eventually(() => expect(slow.asked()).toBe(1));

  // A trade happens and the book event arrives while the reply without it is pending.
  newest = 2;
  realtime.emit(bookEvent, wireBook('1-3', { ...aBook(), last: '1' }));
  void store.dispatch(query.initiate('1-3', { subscribe: false, forceRefetch: true }));
  expect(slow.asked()).toBe(1);
  slow.reply(0);
  await eventually(() => expect(slow.asked()).toBe(2));
  slow.reply(1);
  await eventually(() => expect(shown()).toEqual([2]));
});

it('bars are not replaced by an older reply', async () => {
  let close = '100';
  const slow = slowServer((): readonly Bar[] => [
    aBar({ openTime: FIXTURE_NOW - MINUTE_MS }),
    aBar({ close: decimal(close) }),
  ]);
  server.use(respond(timeSeries, async () => wireBars(await slow.answer())));
  const store = testStore({ extra: { realtime: fakeRealtime() } });
  const bars: BarsOf = { pair: '1-3', symbol: 'BTC/USDT', resolution: '1' };
  const shown = () => barsApi.endpoints.bars.select(bars)(store.getState()).data?.bars.at(-1)?.close;
  vi.useFakeTimers({ now: FIXTURE_NOW, toFake: ['Date'] });

  void store.dispatch(barsApi.endpoints.bars.initiate(bars));
  await eventually(() => expect(slow.asked()).toBe(1));
  slow.reply(0);
  await eventually(() => expect(shown()).toBe('100'));

  const askWhenItIs = (price: string) => {
    close = price;
    vi.setSystemTime(Date.now() + 5000);
    return store.dispatch(readLatestBars(bars));
  };
  const first = askWhenItIs('101');
  await eventually(() => expect(slow.asked()).toBe(2));
  const second = askWhenItIs('102');
  await eventually(() => expect(slow.asked()).toBe(3));
  slow.reply(2);
  await second;
  expect(shown()).toBe('102');
  slow.reply(1);
  await first;
  expect(shown()).toBe('102');
});
