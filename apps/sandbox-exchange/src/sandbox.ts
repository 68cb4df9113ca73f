import { join } from 'node:path';
import { buildApp, type App } from './app';
import type { Config } from './config';
import { movableClock } from './control/clock';
import { latestMoment, monotonicClock } from './core/monotonic-clock';
import { createExchange } from './exchange';
import { ensureSameMarket } from './feed/same-market';
import type { FeedSource, SourceNeeds } from './feed/source';
import { listenError } from './listen';
import { usdtPrice } from './http/wire';
import { openMarketData } from './market-data/market-data';
import { systemRandom } from './random';
import { startMerchants } from './simulation/c2c/merchant-bots';
import { seedC2c } from './simulation/c2c/seed';
import { startLeverBots } from './simulation/lever/lever-bots';
import { leverBotUsers } from './simulation/people';
import { seededRandom } from './simulation/random';
import { openSimulation } from './simulation/simulation';
import { PREPARED } from './store/prepared';
import { openStore } from './store/store';

/** The code of feeds is loaded with one only. */
const followed = () => import('./feed/follow/follow-market');

async function sourceOf(needs: SourceNeeds): Promise<FeedSource | undefined> {
  return needs.config.feed.kind === 'simulated' ? undefined : (await import('./feed/source')).openSource(needs);
}

/** A sandbox exchange that listens. */
export interface Sandbox {
  /** Its address. */
  address: string;
  app: App;
  /** Closes connections and stops bots, stores unsaved data, and releases the data directory. */
  close(): Promise<void>;
}

export interface Reports {
  onError: (error: unknown) => void;
  /** The exchange can never write again. */
  onFatal: (error: unknown) => void;
  say: (line: string) => void;
  /** Begins again: from the prepared data, or the recording at a time (epoch milliseconds), if there are such. */
  reset?: (startAt?: number) => void;
}

/**
 * Opens the store, starts the market and listens. If a later step fails, the earlier ones are closed.
 * @throws StoreInUseError, ListenError
 */
export async function openSandbox(
  config: Config,
  { onError, onFatal, say, reset }: Reports,
  startAt?: number,
): Promise<Sandbox> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const source = await sourceOf({ config, startAt, say });
    if (source) closers.push(() => source.close());
    const { databaseUrl } = config;
    const dataDir = source?.dataDir ?? config.dataDir;
    const prepared = join(import.meta.dirname, PREPARED);
    const store = await openStore({
      onFailure: onFatal,
      ...(databaseUrl === undefined ? { dataDir, prepared } : { databaseUrl }),
    });
    closers.push(() => store.close());
    const clock =
      source?.replay?.clock ?? movableClock(monotonicClock(Date, await latestMoment(store.db)), config.clockAheadMs);
    const exchange = await createExchange({
      store,
      clock,
      random: systemRandom,
      onError,
      onFatal,
      desk: { automaticAfterMs: config.deskDecidesAfterMs },
      // A market without bots does not move; its prices stay usable.
      ...(config.botRate === 0 && { staleAfterMs: Number.POSITIVE_INFINITY }),
    });
    closers.push(() => exchange.close());
    const market = await openMarketData({ exchange, clock, onError });
    closers.push(() => market.close());
    await ensureSameMarket(config, { exchange, market });
    const isFollowed = (symbol: string) => source?.feed.symbols.has(symbol) ?? false;
    const simulated = await openSimulation({ exchange, market, clock, config, isFollowed, onError });
    const { bots, prices } = source
      ? await (await followed()).followMarket({ source, exchange, market, clock, simulated, onError })
      : { bots: simulated, prices: undefined };
    closers.push(async () => {
      await bots.stop();
      bots.close();
    });
    const app = await buildApp({ exchange, market, bots, clock, config, prices, replay: source?.replay, say, reset });
    closers.push(() => app.close());
    const address = await app.server.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenError(error, config);
    });
    bots.start();
    const merchants = await seedC2c(exchange, (currencyId) => usdtPrice(exchange, market, currencyId));
    if (config.botRate > 0) {
      closers.push(startMerchants({ exchange, merchants, onError }));
      const users = await leverBotUsers(exchange);
      const random = seededRandom(`${config.seed} leverage bots ${clock.now()}`);
      closers.push(startLeverBots({ exchange, users, random, onError }));
    }
    return { address, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
