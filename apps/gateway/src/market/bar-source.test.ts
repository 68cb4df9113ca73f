import { type Resolution, resolutionsInOrder } from '@bourse/contracts/bars';
import { HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import { describe, expect, it } from 'vitest';
import { fakeVenue } from '../testing/fake-venue';
import { BarSource } from './bar-source';
import { sourceLength } from './fold';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const at = (shanghai: string) => Date.parse(`${shanghai}+08:00`);

it.each<[Resolution, readonly number[], number | undefined]>([
  ['3', [1, 5], 1],
  ['360', [1, 60, 120, 240], 120],
  ['720', [60, 240], 240],
  ['1D', [60, 240, 360, 480, 1440], 480],
  ['1M', [60], 60],
  ['1', [5], undefined],
])('%s of bars of %j minutes are those of %s', (resolution, minutes, expected) => {
  const found = sourceLength(
    resolution,
    minutes.map((each) => each * MINUTE_MS),
  );
  expect(found).toBe(expected && expected * MINUTE_MS);
});

describe('bars', () => {
  it('bars of all fourteen resolutions are folded from bars of a minute, an hour and four hours', async () => {
    const source = new BarSource(fakeVenue(), () => NOW);
    const read = resolutionsInOrder.map(async (resolution) => {
      const bars = await source.bars('BTC/USDT', resolution, NOW - 100 * 24 * HOUR_MS, NOW);
      return bars.length > 2 ? [] : [resolution];
    });
    expect((await Promise.all(read)).flat()).toEqual([]);
    const days = await source.bars('BTC/USDT', '1D', at('2026-11-18T00:00:00'), NOW);
    expect(days.map(({ openTime, volume }) => [openTime, volume])).toEqual([
      [at('2026-11-18T00:00:00'), '6'],
      [at('2026-11-19T00:00:00'), '6'],
      // The day has three bars of four hours so far.
      [at('2026-11-20T00:00:00'), '3'],
    ]);
  });

  it('closed bars are requested once, running bars again and again', async () => {
    const venue = fakeVenue();
    const asked: number[] = [];
    const noted = {
      ...venue,
      bars: (symbol: string, length: number, from: number, to: number) => {
        asked.push(from);
        return venue.bars(symbol, length, from, to);
      },
    };
    const source = new BarSource(noted, () => NOW);
    await source.bars('BTC/USDT', '60', NOW - 600 * HOUR_MS, NOW);
    await source.bars('BTC/USDT', '60', NOW - 600 * HOUR_MS, NOW);
    expect(asked).toHaveLength(new Set(asked).size + 1);
  });
});

/** Bars of minutes, at most 150 of a reply: the oldest ones, or the newest ones of the span. */
function capped(end: 'oldest' | 'newest', now: () => number) {
  const venue = fakeVenue();
  let asked = 0;
  const bars: typeof venue.bars = async (symbol, length, from, to) => {
    asked += 1;
    const all = await venue.bars(symbol, length, from, Math.min(to, now()));
    return end === 'oldest' ? all.slice(0, 150) : all.slice(-150);
  };
  return { source: new BarSource({ ...venue, bars }, now), asked: () => asked };
}

describe('a venue that caps its replies', () => {
  const DAY = 24 * HOUR_MS;
  const START = Date.UTC(2026, 10, 18);

  it.each(['oldest', 'newest'] as const)(
    'all bars of a span are read where a reply has the %s ones only',
    async (end) => {
      const { source, asked } = capped(end, () => START + DAY);
      const read = () => source.bars('BTC/USDT', '1', START, START + 1000 * MINUTE_MS - 1);
      expect(await read()).toHaveLength(1000);
      const before = asked();
      await read();
      expect(asked()).toBe(before);
    },
  );

  it('a chunk that is read at its very end gets its last bar later', async () => {
    // A chunk of minutes has 500 bars.
    const end = Math.floor(START / (500 * MINUTE_MS)) * 500 * MINUTE_MS;
    let now = end;
    const venue = fakeVenue();
    const late: typeof venue.bars = (symbol, length, from, to) =>
      venue.bars(symbol, length, from, now === end ? Math.min(to, end - MINUTE_MS) : to);
    const source = new BarSource({ ...venue, bars: late }, () => now);
    const last = async () => (await source.bars('BTC/USDT', '1', end - 10 * MINUTE_MS, end - 1)).at(-1)?.openTime;
    expect(await last()).toBe(end - 2 * MINUTE_MS);
    now = end + 1000;
    expect(await last()).toBe(end - MINUTE_MS);
  });
});
