import type { Config } from '../config';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import { FeedError } from './price-feed';
import type { FeedSetting } from '../feed-setting';

const SETTING = 'feed';
const SIMULATED = 'simulated';

/**
 * The data of an exchange belong to one market: with prices of another one every chart, position and order would break.
 * @throws FeedError if the data are of another market than the configuration's
 */
export async function ensureSameMarket(
  { feed }: Pick<Config, 'feed'>,
  { exchange, market }: { exchange: Exchange; market: MarketData },
): Promise<void> {
  const wanted = nameOf(feed);
  const isNew = exchange.pairs().every(({ id }) => market.runningUnits(id, '1min') === undefined);
  const found = (await exchange.settings.get(SETTING)) ?? (isNew ? wanted : SIMULATED);
  if (found !== wanted) {
    throw new FeedError(
      `The data are of ${found} prices, not of ${wanted}. Name another folder (DATA_DIR), or set FEED=${found}.`,
    );
  }
  if (wanted !== SIMULATED) await exchange.settings.set(SETTING, wanted);
}

function nameOf(feed: FeedSetting): string {
  return feed.kind === 'ccxt' ? `ccxt:${feed.venue}` : feed.kind;
}
