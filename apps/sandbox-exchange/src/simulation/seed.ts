import type { Config } from '../config';
import type { Exchange } from '../exchange';
import type { MarketData } from '../market-data/market-data';
import { BASE_RESOLUTIONS } from '../store/types';
import { CURRENCIES } from './catalogue/currencies';
import { PAIRS } from './catalogue/pairs';
import { fillGap, makeHistory, type Running } from './history/history';
import { newsArticles } from './news/news';
import { seedPeople } from './people';
import { seededRandom } from './random';

interface Needs {
  exchange: Exchange;
  market: MarketData;
  config: Config;
  now: number;
}

/**
 * Fills an empty exchange: currencies, pairs, people, news and the market's past. Each part is done once and can be
 * begun anew where the process was killed in the middle of it.
 */
export async function seed({ exchange, market, config, now }: Needs): Promise<void> {
  await once(exchange, 'seeded.markets', async () => {
    for (const { currency } of CURRENCIES) await exchange.admin.createCurrency(currency);
    for (const { pair } of PAIRS) await exchange.admin.createPair(pair);
  });
  for (const { pair } of PAIRS) await market.follow(pair.id);
  await seedPeople(exchange, config);
  await once(exchange, 'seeded.news', async () => {
    const [first] = newsArticles(now);
    if (first && (await exchange.news.get(first.id)) === undefined) await exchange.news.add(newsArticles(now));
  });
  await once(exchange, 'seeded.history', async () => {
    // Where the process was killed between the two, the history is there and only the note is missing.
    const isThere = PAIRS.some(({ pair }) => market.runningUnits(pair.id, '1min') !== undefined);
    if (!isThere) await market.addPast(makeHistory(now, seededRandom(`${config.seed} history`)));
  });
}

/** Tells what the market did while the exchange was off, so that its charts have no hole. */
export async function catchUp({ exchange, market, config, now }: Needs): Promise<void> {
  const running = new Map<number, Running>();
  for (const { pair } of PAIRS) {
    if (!exchange.pair(pair.id)) continue;
    const bars: Running = {};
    for (const resolution of BASE_RESOLUTIONS) {
      const bar = market.runningUnits(pair.id, resolution);
      if (bar) bars[resolution] = bar;
    }
    running.set(pair.id, bars);
  }
  await market.addPast(fillGap(running, now, seededRandom(`${config.seed} gap ${now}`)));
}

async function once(exchange: Exchange, name: string, part: () => Promise<void>): Promise<void> {
  if ((await exchange.settings.get(name)) !== undefined) return;
  await part();
  await exchange.settings.set(name, 'done');
}
