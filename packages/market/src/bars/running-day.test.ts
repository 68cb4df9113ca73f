import { decimal, plus, ZERO } from '@bourse/decimal';
import { fakeRealtime } from '@bourse/realtime/testing';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barEvent, dayBarEvent } from '@bourse/contracts/market';
import { type Bar, barStart, bucketLength } from '@bourse/contracts/bars';
import { fakeLifecycle } from '../testing/fake-lifecycle';
import { aBar } from '@bourse/charts/testing';
import { wireRunningBar } from '../testing/wire';
import { joinBars } from './bars';
import { takeDay } from './running-day';
import { seriesFrom, type BarSeries } from './series';
import { streamBars } from './stream-bars';

const MINUTE_MS = bucketLength('1');

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-20T00:00:00+08:00');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const wireDay = (day: Bar) => ({ ...wireRunningBar('1-3', day), period: '1day' });

/** The server's day bar after each of some trades. */
const someDays = fc
  .array(
    fc.record({
      wait: fc.integer({ min: 0, max: 60_000_000 }),
      price: fc.integer({ min: 1, max: 500 }),
      amount: fc.integer({ min: 1, max: 1000 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((drawn) => {
    let time = START;
    const words: Bar[] = [];
    for (const { wait, price, amount } of drawn) {
      time += wait;
      const value = decimal(price);
      const openTime = barStart(time, '1D');
      const trade = { openTime, open: value, high: value, low: value, close: value, volume: decimal(amount) };
      const running = words.at(-1);
      words.push(running?.openTime === openTime ? joinBars(running, trade) : trade);
    }
    return words;
  });

const lastOfEach = (words: readonly Bar[]) => [...new Map(words.map((word) => [word.openTime, word])).values()];
const none: BarSeries = seriesFrom({ from: START, bars: [] });

describe('an event of the day', () => {
  it("an event of the day replaces the bar: the days equal the server's after any missed events", () => {
    fc.assert(
      fc.property(someDays, fc.nat(), (words, known) => {
        const first = seriesFrom({ from: START, bars: lastOfEach(words.slice(0, known % words.length)) });
        const heard = words.slice(known % words.length).reduce((series, word) => takeDay(series, word), first);
        expect(heard.bars).toEqual(lastOfEach(words));
      }),
    );
  });

  it('a late or repeated event of the day changes nothing', () => {
    fc.assert(
      fc.property(someDays, fc.array(fc.record({ word: fc.nat(), behind: fc.nat() })), (words, lates) => {
        const heard = [...words];
        for (const { word, behind } of lates) {
          const original = words[word % words.length] ?? aBar();
          const at = heard.lastIndexOf(original);
          heard.splice(at + 1 + (behind % (heard.length - at)), 0, original);
        }
        expect(heard.reduce((series, word) => takeDay(series, word), none).bars).toEqual(lastOfEach(words));
      }),
    );
  });

  it('an inconsistent event of the day, or one far ahead, changes nothing', () => {
    const series = seriesFrom({ from: START, bars: [aBar({ openTime: START })] });
    expect(takeDay(series, aBar({ openTime: START, high: decimal(1), volume: decimal(99) }))).toBe(series);
    expect(takeDay(series, aBar({ openTime: START + 90 * DAY_MS }))).toBe(series);
  });
});

async function streaming(resolution: '1D' | '1W' = '1D') {
  const realtime = fakeRealtime();
  const known = aBar({ openTime: START, volume: decimal(10) });
  const lifecycle = fakeLifecycle(realtime, seriesFrom({ from: START, bars: [known] }));
  void streamBars(
    { pair: '1-3', resolution },
    lifecycle,
    () => undefined,
    () => Date.now(),
  );
  await vi.advanceTimersByTimeAsync(0);
  const minute = aBar({ openTime: START + MINUTE_MS, close: decimal(97_299), volume: decimal(1) });
  return { realtime, known, minute, last: () => lifecycle.data().bars.at(-1), lifecycle };
}

it('the chart’s days follow market_detail while it arrives, and the minutes otherwise', async () => {
  const { realtime, known, minute, last } = await streaming();
  realtime.emit(barEvent, wireRunningBar('1-3', minute));
  expect(last()?.close).toBe('97299');
  const day = { ...known, close: decimal(97_280), volume: plus(known.volume ?? ZERO, decimal(3)) };
  realtime.emit(dayBarEvent, wireDay(day));
  expect(last()).toEqual(day);
  // The day's event already includes this minute.
  realtime.emit(barEvent, wireRunningBar('1-3', { ...minute, volume: decimal(3) }));
  expect(last()).toEqual(day);
});

it('the chart’s days follow the minutes if market_detail has only a price', async () => {
  const { realtime, minute, last } = await streaming();
  realtime.emit(dayBarEvent, { currency_id: 1, legal_id: 3, close: '5' });
  realtime.emit(barEvent, wireRunningBar('1-3', minute));
  expect(last()?.close).toBe('97299');
});

it('the chart’s days are not updated at other resolutions or after the chart is unmounted', async () => {
  expect((await streaming('1W')).realtime.isHeard(dayBarEvent)).toBe(false);
  const { realtime, lifecycle } = await streaming();
  lifecycle.remove();
  await vi.advanceTimersByTimeAsync(0);
  expect(realtime.isHeard(dayBarEvent)).toBe(false);
});
