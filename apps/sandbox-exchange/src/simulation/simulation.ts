import type { Config } from '../config';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import type { Clock } from '../ports';
import { createBots, type Bots } from './bots/bots';
import { botUsers } from './people';
import { seededRandom } from './random';
import { catchUp, seed } from './seed';

interface Needs {
  exchange: Exchange;
  market: MarketData;
  clock: Clock;
  config: Config;
  /** Pairs that follow another market, by symbol. */
  isFollowed?: (symbol: string) => boolean;
  onError: (error: unknown) => void;
}

/**
 * Starts the market: seeds it on first start, fills the gap in its history on later ones, and sets up the bots. Bots
 * trade after they are started. With a bot rate of 0 no gap is filled, and the books keep their seeded depth.
 */
export async function openSimulation(needs: Needs): Promise<Bots> {
  const { exchange, market, clock, config, isFollowed, onError } = needs;
  const now = clock.now();
  await seed({ ...needs, now });
  if (config.botRate > 0) await catchUp({ ...needs, now });
  const bots = createBots({
    ...(await botUsers(exchange)),
    exchange,
    clock,
    random: seededRandom(`${config.seed} bots ${now}`),
    rate: config.botRate,
    lastPrice: (pairId) => market.running(pairId, '1min')?.close,
    isFollowed,
    onError,
  });
  await bots.open();
  return bots;
}
