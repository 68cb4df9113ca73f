import { barStart, nextBarStart } from '@bourse/contracts/bars';
import { roundHalfUp } from '@bourse/decimal';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import type { Pair } from '../catalog/types';
import { aggregate, type UnitBar } from '../market-data/bar';
import type { MarketData } from '../market-data/market-data';
import type { Past } from '../market-data/pair-bars';
import { toUnits } from '../market-data/units';
import { BASE_RESOLUTIONS, type BaseResolution } from '../store/types';
import type { FeedBar, PriceFeed } from './price-feed';

/** How far back each resolution is asked for; the seeded history of simulated pairs is as long. */
const MINUTES_SINCE_MS = 10 * DAY_MS;
const HOURS_SINCE_MS = 120 * DAY_MS;
const DAYS_SINCE_MS = Math.ceil(5.05 * 365.25) * DAY_MS;

/** Days begin at midnight in Shanghai, 16:00 UTC. Bars of a length that divides eight hours begin then too. */
const LONGEST_PART_OF_DAY_MS = 8 * HOUR_MS;

interface Needs {
  readonly feed: PriceFeed;
  readonly market: MarketData;
  readonly now: number;
}

/**
 * Stores the venue's bars of the followed pairs: the whole history of a pair without any, and of the others the time since the last
 * bar. The running minute is left to the trades.
 * @throws FeedError if the venue does not answer
 */
export async function takeHistory(pairs: readonly Pair[], { feed, market, now }: Needs): Promise<void> {
  for (const pair of pairs) {
    const running: Partial<Record<BaseResolution, UnitBar>> = {};
    for (const resolution of BASE_RESOLUTIONS) {
      const bar = market.runningUnits(pair.id, resolution);
      if (bar) running[resolution] = bar;
    }
    await market.addPast(new Map([[pair.id, await venuePast(pair, running, { feed, now })]]));
  }
}

/** The venue's bars after the running ones, folded to the stored resolutions. */
async function venuePast(
  pair: Pair,
  running: Partial<Record<BaseResolution, UnitBar>>,
  { feed, now }: Pick<Needs, 'feed' | 'now'>,
): Promise<Past> {
  const from = (running['1min']?.openTime ?? -MINUTE_MS) + MINUTE_MS;
  const read = async (length: number, since: number, to: number) =>
    since < to ? (await feed.bars(pair.symbol, length, since, to)).map((bar) => inUnits(bar, pair)) : [];
  const midnight = (age: number) => barStart(now - age, '1D');

  // Each part ends where the finer one begins, at a whole hour or day.
  const minutesFrom = Math.max(from, midnight(MINUTES_SINCE_MS));
  const minutes = await read(MINUTE_MS, minutesFrom, barStart(now, '1'));
  const firstHour = nextBarStart((minutes[0]?.openTime ?? barStart(now, '60')) - 1, '60');
  const hours = await read(HOUR_MS, Math.max(nextBarStart(from - 1, '60'), midnight(HOURS_SINCE_MS)), firstHour);
  const length = Math.max(...feed.barLengths.filter((each) => LONGEST_PART_OF_DAY_MS % each === 0 && each > HOUR_MS));
  const firstDay = nextBarStart((hours[0]?.openTime ?? firstHour) - 1, '1D');
  const parts = Number.isFinite(length)
    ? await read(length, Math.max(nextBarStart(from - 1, '1D'), midnight(DAYS_SINCE_MS)), firstDay)
    : [];

  const goOn = (resolution: BaseResolution, bars: readonly UnitBar[]) => {
    const bar = running[resolution];
    return bar ? [bar, ...bars] : bars;
  };
  // Finer bars before the first whole hour or day only continue the running one.
  const finer = (bars: readonly UnitBar[], first: number, name: '60' | '1D') =>
    bars.filter(({ openTime }) => openTime >= first || openTime < nextBarStart(from - 1, name));
  const inHours = finer(minutes, firstHour, '60');
  const inDays = parts.length > 0 ? finer(hours, firstDay, '1D') : hours;
  return {
    '1min': minutes,
    '60min': aggregate(goOn('60min', [...hours, ...inHours].toSorted(byTime)), '60'),
    '1D': aggregate(goOn('1D', [...parts, ...inDays, ...inHours].toSorted(byTime)), '1D'),
  };
}

const byTime = (one: UnitBar, other: UnitBar) => one.openTime - other.openTime;

function inUnits({ openTime, open, high, low, close, volume }: FeedBar, pair: Pair): UnitBar {
  const { priceDecimals, quantityDecimals } = pair;
  const price = (value: FeedBar['open']) => toUnits(roundHalfUp(value, priceDecimals), priceDecimals);
  return {
    openTime,
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
    volume: toUnits(roundHalfUp(volume, quantityDecimals), quantityDecimals),
  };
}
