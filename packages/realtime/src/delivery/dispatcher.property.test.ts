import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDispatcher, MAX_WAITING } from './dispatcher';
import { eagerTicker, ticker, trade } from './events.test-support';
import { createSubscribe } from './subscribe';

type News = { readonly pair: string; readonly value: number };
type Step = { readonly arrives: News } | 'frame';

const pairs = ['BTC', 'ETH', 'DOGE'];
const anyPair = fc.constantFrom(...pairs);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ arrives: fc.record({ pair: anyPair, value: fc.nat() }) }) },
  { weight: 1, arbitrary: fc.constant<Step>('frame') },
);
const anySteps = fc.array(step, { maxLength: 200 });

/** Runs the steps. Each `frame` step delivers a frame, and one frame is delivered at the end. */
function play(steps: readonly Step[], listen: (subscribe: ReturnType<typeof createSubscribe>) => void) {
  let frame: (() => void) | undefined;
  const dispatcher = createDispatcher((run) => {
    frame = run;
    return () => (frame = undefined);
  });
  listen(createSubscribe(dispatcher));
  for (const next of [...steps, 'frame' as const]) {
    if (next === 'frame') frame?.();
    else {
      dispatcher.receive(ticker.name, next.arrives, undefined);
      dispatcher.receive(trade.name, next.arrives, undefined);
    }
  }
}

const arrivals = (steps: readonly Step[]) => steps.flatMap((next) => (next === 'frame' ? [] : [next.arrives]));

/** The payloads that arrive between frames. */
function framesOf(steps: readonly Step[]): News[][] {
  const frames: News[][] = [[]];
  for (const next of steps) {
    if (next === 'frame') frames.push([]);
    else frames.at(-1)?.push(next.arrives);
  }
  return frames.filter((frame) => frame.length > 0);
}

describe('arrivals and frames', () => {
  it('a `last` subscriber ends with the newest payload of each key', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const shown = new Map<string, number>();
        play(steps, ({ subscribe }) => void subscribe(ticker, {}, ({ pair, value }) => void shown.set(pair, value)));
        const newest = new Map(arrivals(steps).map(({ pair, value }) => [pair, value]));
        expect(shown).toEqual(newest);
      }),
    );
  });

  it('a `last` subscriber is called at most once per key and frame, with the newest payload', () => {
    fc.assert(
      fc.property(anySteps, anyPair, (steps, key) => {
        const heard: number[] = [];
        play(steps, ({ subscribe }) => void subscribe(ticker, { key }, ({ value }) => void heard.push(value)));
        const newestOfEachFrame = framesOf(steps).flatMap(
          (frame) => frame.findLast(({ pair }) => pair === key)?.value ?? [],
        );
        expect(heard).toEqual(newestOfEachFrame);
      }),
    );
  });

  it('an `every` subscriber receives each payload exactly once, in order', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const seen: News[] = [];
        play(steps, ({ subscribe }) => void subscribe(trade, {}, (news) => void seen.push(...news)));
        expect(seen).toEqual(arrivals(steps));
      }),
    );
  });

  it('an `every` subscriber of one key receives only its payloads, once a frame', () => {
    fc.assert(
      fc.property(anySteps, anyPair, (steps, key) => {
        const lists: (readonly News[])[] = [];
        play(steps, ({ subscribe }) => void subscribe(trade, { key }, (news) => void lists.push(news)));
        const expected = framesOf(steps)
          .map((frame) => frame.filter(({ pair }) => pair === key))
          .filter((frame) => frame.length > 0);
        expect(lists).toEqual(expected);
      }),
    );
  });

  it('a `subscribeAll` subscriber receives one list per frame: the newest per key, or every payload', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const tickers: (readonly News[])[] = [];
        const trades: (readonly News[])[] = [];
        play(steps, ({ subscribeAll }) => {
          subscribeAll(ticker, (news) => void tickers.push(news));
          subscribeAll(trade, (news) => void trades.push(news));
        });
        expect(trades).toEqual(framesOf(steps));
        expect(tickers.map((news) => new Map(news.map(({ pair, value }) => [pair, value])))).toEqual(
          framesOf(steps).map((frame) => new Map(frame.map(({ pair, value }) => [pair, value]))),
        );
        for (const news of tickers) expect(new Set(news.map(({ pair }) => pair)).size).toBe(news.length);
      }),
    );
  });

  it('lazy parsing delivers the same as eager parsing, also with malformed payloads', () => {
    const anyValue = fc.oneof(fc.nat(), fc.constantFrom(null, 'much', undefined, [], Number.NaN));
    const anyNews = fc.record({ pair: fc.oneof(anyPair, fc.constant(undefined)), value: anyValue });
    fc.assert(
      fc.property(fc.array(fc.oneof(anyNews, fc.constantFrom('frame', null)), { maxLength: 200 }), (arriving) => {
        const seen = [eagerTicker, ticker].map((event) => {
          const shown: (readonly News[])[] = [];
          const dispatcher = createDispatcher(() => () => {});
          createSubscribe(dispatcher).subscribeAll(event, (news) => void shown.push(news));
          for (const next of arriving) {
            if (next === 'frame') dispatcher.flush();
            else dispatcher.receive(event.name, next, undefined);
          }
          dispatcher.flush();
          return shown.map((news) => new Map(news.map(({ pair, value }) => [pair, value])));
        });
        expect(seen[1]).toEqual(seen[0]);
      }),
    );
  });

  it('the queue never exceeds its limit, and no payload is lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 * MAX_WAITING }), (count) => {
        const news = Array.from({ length: count }, (_, value) => ({ pair: 'BTC', value }));
        const lists: (readonly News[])[] = [];
        play(
          news.map((arrives) => ({ arrives })),
          ({ subscribe }) => void subscribe(trade, {}, (list) => void lists.push(list)),
        );
        expect(lists.flat()).toEqual(news);
        expect(Math.max(...lists.map((list) => list.length))).toBeLessThanOrEqual(MAX_WAITING);
      }),
      { numRuns: 20 },
    );
  });
});
