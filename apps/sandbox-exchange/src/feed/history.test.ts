import { barStart, resolutionsInOrder } from '@bourse/contracts/bars';
import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import { openMarketData, type MarketData } from '../market-data/market-data';
import { createTestExchange } from '../testing/test-exchange';
import { takeHistory } from './history';
import type { FeedBar, PriceFeed } from './price-feed';
import { spotOf } from '../products/spot/spot-orders';

const LENGTHS = [MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

/** A venue whose every minute has a volume of one, and that keeps bars of a length for a time. */
function venue(kept: Readonly<Record<number, number>>, now: () => number): PriceFeed {
  return {
    venue: 'Even',
    symbols: new Map([['BTC/USDT', 'BTC/USDT']]),
    barLengths: LENGTHS,
    bars: (_symbol, length, from, to) => {
      const since = Math.max(from, now() - (kept[length] ?? 0));
      const bars: FeedBar[] = [];
      for (let openTime = Math.ceil(since / length) * length; openTime < to; openTime += length) {
        const price = decimal(100);
        const volume = decimal(Math.min(length, now() - openTime) / MINUTE_MS);
        bars.push({ openTime, open: price, high: price, low: price, close: price, volume });
      }
      return Promise.resolve(bars);
    },
    listen: () => () => undefined,
    close: () => Promise.resolve(),
  };
}

async function withMarket(
  run: (of: Awaited<ReturnType<typeof createTestExchange>>, market: MarketData) => Promise<void>,
) {
  const test = await createTestExchange();
  const market = await openMarketData({
    exchange: test.exchange,
    trades: spotOf(test.exchange),
    clock: test.clock,
    onError: () => undefined,
  });
  await run(test, market);
  await market.close();
  await test.close();
}

/** Volume of a day and an hour that are over: each minute counts once, whichever lengths the venue keeps. */
it.each([
  ['minutes for two days', { [MINUTE_MS]: 2 * DAY_MS, [HOUR_MS]: 30 * DAY_MS, [4 * HOUR_MS]: 120 * DAY_MS }],
  ['minutes for twelve hours', { [MINUTE_MS]: 12 * HOUR_MS, [HOUR_MS]: 30 * DAY_MS, [4 * HOUR_MS]: 120 * DAY_MS }],
  ['no bars longer than an hour', { [MINUTE_MS]: 12 * HOUR_MS, [HOUR_MS]: 30 * DAY_MS }],
])('the history of a venue that keeps %s has all resolutions, and no minute twice', async (_title, kept) => {
  await withMarket(async ({ clock, pair }, market) => {
    clock.advance(20 * MINUTE_MS + 1000);
    const feed = venue(kept, () => clock.now());
    await takeHistory([pair], { feed, market, now: clock.now() });
    for (const name of resolutionsInOrder) {
      const bars = await market.bars(pair.id, name, 0, clock.now());
      expect([name, bars.length > 1]).toEqual([name, true]);
    }
    const hours = await market.bars(pair.id, '60', clock.now() - 2 * DAY_MS, clock.now());
    expect(new Set(hours.slice(0, -1).map(({ volume }) => volume))).toEqual(new Set(['60']));
    const days = await market.bars(pair.id, '1D', clock.now() - 20 * DAY_MS, clock.now());
    expect(new Set(days.slice(0, -1).map(({ volume }) => volume))).toEqual(new Set(['1440']));
    // The running minute is left to the trades.
    expect(market.runningUnits(pair.id, '1min')?.openTime).toBe(barStart(clock.now(), '1') - MINUTE_MS);
    expect(hours.at(-1)?.volume).toBe('20');
  });
});

it('the history fills the gap since the last start, and continues the running hour and day', async () => {
  await withMarket(async ({ clock, pair }, market) => {
    const feed = venue({ [MINUTE_MS]: 2 * DAY_MS, [HOUR_MS]: 30 * DAY_MS, [4 * HOUR_MS]: 120 * DAY_MS }, () =>
      clock.now(),
    );
    const take = () => takeHistory([pair], { feed, market, now: clock.now() });
    clock.advance(20 * MINUTE_MS);
    await take();
    const before = await market.bars(pair.id, '1', 0, clock.now());
    clock.advance(90 * MINUTE_MS);
    await take();
    const after = await market.bars(pair.id, '1', 0, clock.now());
    expect(after).toHaveLength(before.length + 90);
    expect(after.slice(0, before.length)).toEqual(before);
    const hours = await market.bars(pair.id, '60', clock.now() - 3 * HOUR_MS, clock.now());
    expect(hours.map(({ volume }) => volume)).toEqual(['60', '60', '50']);
    await take();
    expect(await market.bars(pair.id, '1', 0, clock.now())).toEqual(after);
  });
});
