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
      [at('2026-11-20T00:00:00'), '6'],
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
