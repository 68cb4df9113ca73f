import { decimal } from '@bourse/decimal';
import { RESOLUTIONS, type Resolution, nextBarStart, resolutionsInOrder } from '@bourse/contracts/bars';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@bourse/contract-server';
import type { Bars, StoredBar } from '../store/types';
import { PairBars } from './pair-bars';

const PAIR = { id: 7, priceDecimals: 2, quantityDecimals: 3 };

interface Trade {
  /** Epoch milliseconds. */
  readonly at: number;
  /** In cents and in thousandths: whole numbers add up without error. */
  readonly cents: number;
  readonly thousandths: number;
}

const price = ({ cents }: Pick<Trade, 'cents'>) => decimal(`${cents}e-2`);
const asFill = (trade: Trade) => ({
  at: trade.at,
  price: price(trade),
  quantity: decimal(`${trade.thousandths}e-3`),
});

const shanghai = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The opening time of a bar, by an independent calendar implementation. */
function startByCalendar(moment: number, resolution: Resolution): number {
  const parts = Object.fromEntries(shanghai.formatToParts(moment).map(({ type, value }) => [type, value]));
  const ofDay = Number(parts['hour']) * 60 + Number(parts['minute']);
  const midnight = moment - (moment % MINUTE_MS) - ofDay * MINUTE_MS;
  const daysBack = (days: number) => midnight - days * DAY_MS;
  if (resolution === '1D') return midnight;
  if (resolution === '1W') return daysBack(WEEKDAYS.indexOf(parts['weekday'] ?? ''));
  if (resolution === '1M') return daysBack(Number(parts['day']) - 1);
  if (resolution === '3D') {
    const days = Date.UTC(Number(parts['year']), Number(parts['month']) - 1, Number(parts['day'])) / DAY_MS;
    return daysBack(days % 3);
  }
  const { minutes } = RESOLUTIONS[resolution];
  return midnight + Math.floor(ofDay / minutes) * minutes * MINUTE_MS;
}

/** The definition, word by word: all trades of a bar, first, largest, smallest, last, sum. */
function naively(trades: readonly Trade[], resolution: Resolution) {
  const starts = trades.map(({ at }) => startByCalendar(at, resolution));
  return [...new Set(starts)].map((openTime) => {
    const inside = trades.filter((_trade, index) => starts[index] === openTime);
    const cents = inside.map((trade) => trade.cents);
    return {
      openTime,
      open: price({ cents: cents[0] ?? 0 }),
      high: price({ cents: Math.max(...cents) }),
      low: price({ cents: Math.min(...cents) }),
      close: price({ cents: cents.at(-1) ?? 0 }),
      volume: decimal(`${inside.reduce((sum, { thousandths }) => sum + thousandths, 0)}e-3`),
    };
  });
}

const resolution = fc.constantFrom(...resolutionsInOrder);

/** How long until the next trade: no time, moments, gaps of weeks, or right up to the end of a bar and a hair beyond. */
const step = fc.oneof(
  fc.integer({ min: 0, max: 5000 }).map((wait) => (at: number) => at + wait),
  fc.integer({ min: 0, max: 40 * DAY_MS }).map((wait) => (at: number) => at + wait),
  fc.tuple(resolution, fc.constantFrom(-1, 0, 1)).map(
    ([of, hair]) =>
      (at: number) =>
        Math.max(at, nextBarStart(at, of) + hair),
  ),
);

const someTrades = fc
  .tuple(
    fc.integer({ min: Date.parse('2024-01-01T00:00:00Z'), max: Date.parse('2028-01-01T00:00:00Z') }),
    fc.array(
      fc.record({ step, cents: fc.integer({ min: 1, max: 900 }), thousandths: fc.integer({ min: 1, max: 9999 }) }),
      {
        minLength: 1,
        maxLength: 50,
      },
    ),
  )
  .map(([start, drawn]) => {
    let at = start;
    return drawn.map(({ step: next, cents, thousandths }): Trade => {
      at = next(at);
      return { at, cents, thousandths };
    });
  });

const keyOf = (bar: StoredBar) => `${bar.resolution} ${bar.openTime}`;

/** A store in memory. */
function storeOfBars(): Bars {
  const rows = new Map<string, StoredBar>();
  const sorted = (name: string) =>
    [...rows.values()].filter((bar) => bar.resolution === name).toSorted((a, b) => a.openTime - b.openTime);
  return {
    append: async (bars) => {
      for (const bar of bars) if (!rows.has(keyOf(bar))) rows.set(keyOf(bar), bar);
    },
    upsert: async (bars) => {
      for (const bar of bars) rows.set(keyOf(bar), bar);
    },
    query: async ({ resolution: name, from, to, limit = Infinity }) =>
      sorted(name)
        .filter(({ openTime }) => openTime >= from && openTime <= to)
        .slice(-limit),
    latest: async (_pairId, name) => sorted(name).at(-1),
  };
}

async function save(bars: PairBars, store: Bars) {
  const unsaved = bars.unsaved();
  await store.upsert(unsaved);
  bars.saved(unsaved);
}

async function opened(store: Bars, trades: readonly Trade[], now: number): Promise<PairBars> {
  const bars = new PairBars(PAIR, store);
  await bars.open(async (from, to) => trades.filter(({ at }) => at >= from && at <= to).map(asFill), now);
  return bars;
}

const shape = (bars: readonly StoredBar[]) =>
  bars.map(({ openTime, open, high, low, close, volume }) => ({ openTime, open, high, low, close, volume }));

describe('the bars of random trades', () => {
  it('the bars of random trades equal a naive aggregation at every resolution, to the ends of sessions and over gaps', async () => {
    await fc.assert(
      fc.asyncProperty(someTrades, async (trades) => {
        const bars = await opened(storeOfBars(), [], 0);
        for (const trade of trades) bars.take(asFill(trade));
        const end = (trades.at(-1)?.at ?? 0) + 1;
        for (const name of resolutionsInOrder) {
          // oxlint-disable-next-line no-await-in-loop -- sequential requests, like a client
          expect(shape(await bars.between(name, 0, end))).toEqual(naively(trades, name));
        }
      }),
    );
  });

  it('the bars of random trades are the same in pieces as at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        someTrades,
        resolution,
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (trades, name, share) => {
          const bars = await opened(storeOfBars(), [], 0);
          for (const trade of trades) bars.take(asFill(trade));
          const start = trades[0]?.at ?? 0;
          const end = (trades.at(-1)?.at ?? 0) + 1;
          const cut = Math.floor(start + (end - start) * share);
          const pieces = [...(await bars.between(name, 0, cut)), ...(await bars.between(name, cut + 1, end))];
          expect(pieces).toEqual(await bars.between(name, 0, end));
        },
      ),
    );
  });

  it('a request for more bars than the cap gets the newest ones', async () => {
    await fc.assert(
      fc.asyncProperty(someTrades, resolution, fc.integer({ min: 1, max: 20 }), async (trades, name, most) => {
        const bars = await opened(storeOfBars(), [], 0);
        for (const trade of trades) bars.take(asFill(trade));
        const end = (trades.at(-1)?.at ?? 0) + 1;
        expect(await bars.between(name, 0, end, most)).toEqual((await bars.between(name, 0, end)).slice(-most));
      }),
    );
  });

  it('the bars of random trades are the same after a restart for any saved state', async () => {
    await fc.assert(
      fc.asyncProperty(someTrades, fc.nat(), resolution, async (trades, saveAfter, name) => {
        const store = storeOfBars();
        const bars = await opened(store, [], 0);
        for (const [index, trade] of trades.entries()) {
          bars.take(asFill(trade));
          // oxlint-disable-next-line no-await-in-loop -- saved in the middle of the trades
          if (index === saveAfter % trades.length) await save(bars, store);
        }
        const now = (trades.at(-1)?.at ?? 0) + 1;
        const again = await opened(store, trades, now);
        expect(shape(await again.between(name, 0, now))).toEqual(naively(trades, name));
      }),
    );
  });
});
