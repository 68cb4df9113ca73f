import { decimal } from '@bourse/decimal';
import type { EventDefinition } from '@bourse/contracts/events';
import { fakeRealtime, type FakeRealtime } from '@bourse/realtime/testing';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seriesFrom, withLatest } from './bars/series';
import { streamBars } from './bars/stream-bars';
import { barEvent, bookEvent, publicTrade, tickerEvent, type PairGroup } from '@bourse/contracts/market';
import { streamTickers } from './pairs/stream-tickers';
import { recentTrades } from './recent-trades/newest-trades';
import { fakeLifecycle } from './testing/fake-lifecycle';
import { aBook, aGroup, somePairs, someTrades } from './testing/fixtures';
import { aBar, FIXTURE_NOW } from '@bourse/charts/testing';
import { wireBook, wireRunningBar, wireTicker } from './testing/wire';

/* The streams of the deal screen under arbitrary network and back-end behaviour, compared with a fresh snapshot. The
   book, which has no cache entry, is tested the same way in `use-book.test.tsx`. */

beforeEach(() => {
  vi.useFakeTimers({ now: FIXTURE_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Invalid values that a faulty or hostile back end may send. */
const hostile = fc.constantFrom<unknown>(
  null,
  undefined,
  '',
  ' ',
  'NaN',
  '-1',
  '1e400',
  -1,
  Number.NaN,
  Infinity,
  true,
  [],
  {},
  [null],
  '__proto__',
  '[{"price":null,"number":"1"}]',
  '9'.repeat(400),
);

/** The payload with some of its fields replaced, or something else altogether. */
const broken = (wire: object): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .dictionary(fc.constantFrom(...Object.keys(wire)), hostile, { minKeys: 1 })
        .map((fields) => ({ ...wire, ...fields })),
    },
    { weight: 1, arbitrary: fc.oneof(hostile, fc.anything()) },
  );

/** Emits payloads that no schema allows. */
function emitAnything(realtime: FakeRealtime, event: EventDefinition, payload: unknown) {
  realtime.emit(event, payload);
}

const moved = (index: number, value: number) => {
  const pair = somePairs()[index];
  if (!pair) throw new Error('no such pair');
  return { ...pair, last: decimal(`${value}e-2`), change: decimal(value % 20), volume: decimal(value) };
};

describe('tickers', () => {
  const cents = fc.integer({ min: 1, max: 1e7 });
  it('tickers end equal to a fresh snapshot, after any events before each pair’s last valid one', async () => {
    const noise = fc.nat(5).chain((index) => cents.chain((value) => broken(wireTicker(moved(index, value)))));
    const good = fc.tuple(fc.nat(5), cents).map(([index, value]) => wireTicker(moved(index, value)));
    const closing = fc.tuple(cents, cents, cents, cents, cents, cents);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(noise, good), { maxLength: 40 }), closing, async (words, last) => {
        const realtime = fakeRealtime({ frames: 'manual' });
        const lifecycle = fakeLifecycle<readonly PairGroup[]>(realtime, [aGroup()]);
        void streamTickers(lifecycle, () => {});
        await Promise.resolve();
        for (const [index, word] of words.entries()) {
          emitAnything(realtime, tickerEvent, word);
          if (index % 3 === 0) realtime.frame();
        }
        const truth = somePairs().map((_pair, index) => moved(index, last[index] ?? 1));
        for (const pair of truth) realtime.emit(tickerEvent, wireTicker(pair));
        // A word that does not fit, after the good one of the same frame.
        for (const pair of truth) emitAnything(realtime, tickerEvent, { ...wireTicker(pair), now_price: null });
        realtime.frame();
        expect(lifecycle.data()).toEqual([aGroup({ pairs: truth })]);
        lifecycle.remove();
      }),
      { numRuns: 60 },
    );
  });
});

it('bars stay valid with any events of the running minute, and are right after the next read', async () => {
  const MINUTE = 60_000;
  const minute = (offset: number, close: number) =>
    aBar({
      openTime: FIXTURE_NOW + offset * MINUTE,
      close: decimal(close),
      high: decimal(100_000),
      low: decimal(1),
      volume: decimal(close),
    });
  const word = fc
    .tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: 1, max: 99_999 }))
    .map(([offset, close]) => wireRunningBar('1-3', minute(offset, close)));
  const words = fc.array(fc.oneof(word, word.chain(broken)), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(words, async (arriving) => {
      const realtime = fakeRealtime();
      const first = { from: FIXTURE_NOW - MINUTE, bars: [minute(-1, 5), minute(0, 5)] };
      const lifecycle = fakeLifecycle(realtime, seriesFrom(first));
      void streamBars(
        { pair: '1-3', resolution: '1' },
        lifecycle,
        () => {},
        () => Date.now(),
      );
      await Promise.resolve();
      for (const next of arriving) emitAnything(realtime, barEvent, next);
      const times = lifecycle.data().bars.map(({ openTime }) => openTime);
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      const page = { from: FIXTURE_NOW - MINUTE, bars: [-1, 0, 1, 2, 3].map((offset) => minute(offset, 7)) };
      lifecycle.updateCachedData((series) => withLatest(series, page));
      expect(lifecycle.data().bars).toEqual(seriesFrom(page).bars);
      lifecycle.remove();
    }),
    { numRuns: 60 },
  );
});

it('trades are the newest twenty, each once, in any order of arrival', () => {
  const all = someTrades(30);
  fc.assert(
    fc.property(fc.shuffledSubarray([...all, ...all], { minLength: 60 }), (shuffled) => {
      expect(recentTrades(shuffled)).toEqual(all.slice(0, 20));
    }),
  );
});

it('trades accept any value in optional fields, and are dropped without a price or an amount', () => {
  const wire = { id: 7, price: '5', number: '2', create_time: 1_790_000_000, way: 2, type: 'in' };
  const telling = fc.dictionary(fc.constantFrom('id', 'create_time', 'way', 'type'), hostile);
  fc.assert(
    fc.property(telling, (fields) => {
      expect(v.parse(publicTrade, { ...wire, ...fields })).toMatchObject({ price: '5', amount: '2' });
    }),
  );
  expect(v.parse(publicTrade, { ...wire, way: null, type: null })).toMatchObject({ id: 7, side: undefined });
  expect(v.safeParse(publicTrade, { ...wire, price: null }).success).toBe(false);
  expect(v.safeParse(publicTrade, { ...wire, number: '' }).success).toBe(false);
});

const level = (price: unknown, number: unknown = '1') => ({ price, number });

it('a book on the wire is parsed best price first for any order of its levels', () => {
  const book = aBook();
  fc.assert(
    fc.property(fc.shuffledSubarray([...book.asks], { minLength: 20 }), (asks) => {
      const read = v.parse(bookEvent.payload, wireBook('1-3', { bids: asks, asks }));
      expect(read.asks).toEqual(book.asks);
      expect(read.bids).toEqual(book.asks.toReversed());
    }),
  );
});

it('a book on the wire loses its broken levels only', () => {
  const wire = { currency_id: 1, legal_id: 3, last_price: null, out: null };
  const read = v.parse(bookEvent.payload, {
    ...wire,
    in: JSON.stringify([level(null), level('5'), level('0'), level('4', '-1'), null, level('3')]),
  });
  expect(read).toMatchObject({ last: undefined, asks: [] });
  expect(read.bids.map(({ price }) => price)).toEqual(['5', '3']);
});
