import { decimal } from '@bourse/decimal';
import type { Config } from '../config';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import { PRODUCTS } from '../products/products';
import { OPTION_CURRENCIES } from '../products/micro-options/settings';
import { BASE_RESOLUTIONS } from '../store/types';
import { CURRENCIES } from './catalogue/currencies';
import { PAIRS } from './catalogue/pairs';
import { fillGap, makeHistory, type Running } from './history/history';
import { newsArticles } from '../content/news/news';
import { seedPeople } from './people';
import { seededRandom } from './random';

interface Needs {
  exchange: Exchange;
  market: MarketData;
  config: Config;
  /** Pairs whose history comes from another market, by symbol. */
  isFollowed?: ((symbol: string) => boolean) | undefined;
  now: number;
}

/**
 * Seeds an empty exchange: currencies, pairs, users, news and price history. Each part runs once and can be restarted
 * if the process was killed during it.
 */
export async function seed({ exchange, market, config, isFollowed = () => false, now }: Needs): Promise<void> {
  // A later version may have more of them; those that are there stay as they are.
  for (const { currency } of CURRENCIES) await exchange.admin.createCurrency(currency);
  for (const { pair } of PAIRS) await exchange.admin.createPair(pair);
  for (const { pair } of PAIRS) await market.follow(pair.id);
  await once(exchange, 'seeded.options', () => fundOptions(exchange));
  await once(exchange, 'seeded.insurance', () => fundInsurance(exchange));
  for (const { seed: own } of PRODUCTS) if (own) await once(exchange, own.name, () => own.run(exchange, now));
  await seedPeople(exchange, config);
  await once(exchange, 'seeded.news', async () => {
    const [first] = newsArticles(now);
    if (first && (await exchange.news.get(first.id)) === undefined) await exchange.news.add(newsArticles(now));
  });
  // A pair that a later version adds gets its history at the next start.
  const isNew = (pairId: number) =>
    market.runningUnits(pairId, '1min') === undefined && !isFollowed(exchange.pair(pairId)?.symbol ?? '');
  if (PAIRS.some(({ pair }) => isNew(pair.id))) {
    const history = makeHistory(now, seededRandom(`${config.seed} history`));
    await market.addPast(new Map([...history].filter(([pairId]) => isNew(pairId))));
  }
}

const INSURANCE_CAPITAL = decimal(1_000_000);

/** Capital of the insurance fund, which pays the deficits of liquidated leverage positions. */
async function fundInsurance(exchange: Exchange): Promise<void> {
  const usdt = exchange.currencies().find(({ code }) => code === 'USDT');
  if (usdt) await exchange.admin.fundHouse({ house: 'insurance', currencyId: usdt.id, amount: INSURANCE_CAPITAL });
}

/** Capital of the house for payouts of timed options. */
async function fundOptions(exchange: Exchange): Promise<void> {
  for (const { id, code } of exchange.currencies()) {
    const terms = OPTION_CURRENCIES.get(code);
    if (terms) await exchange.admin.fundHouse({ house: 'options', currencyId: id, amount: terms.capital });
  }
}

/** Fills the price history of the time while the exchange was off, so that charts have no gap. */
export async function catchUp({ exchange, market, config, isFollowed = () => false, now }: Needs): Promise<void> {
  const running = new Map<number, Running>();
  for (const { pair } of PAIRS) {
    const known = exchange.pair(pair.id);
    if (!known || isFollowed(known.symbol)) continue;
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
