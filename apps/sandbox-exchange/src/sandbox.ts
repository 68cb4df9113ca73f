import { join } from 'node:path';
import { buildApp, type App } from './app';
import type { Config } from './config';
import { movableClock } from './control/clock';
import { latestMoment, monotonicClock } from './core/monotonic-clock';
import { createExchange } from './exchange';
import { listenError } from './listen';
import { openMarketData } from './market-data/market-data';
import { PRODUCTS, RULES } from './products/products';
import { systemRandom } from './random';
import { openSimulation } from './simulation/simulation';
import { PREPARED } from './store/prepared';
import { openStore } from './store/store';

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
  /** Begins again from the prepared data, if there are such. */
  reset?: () => void;
}

/**
 * Opens the store, starts the market and listens. If a later step fails, the earlier ones are closed.
 * @throws StoreInUseError, ListenError
 */
export async function openSandbox(config: Config, { onError, onFatal, say, reset }: Reports): Promise<Sandbox> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const { databaseUrl, dataDir } = config;
    const prepared = join(import.meta.dirname, PREPARED);
    const store = await openStore({
      onFailure: onFatal,
      ...(databaseUrl === undefined ? { dataDir, prepared } : { databaseUrl }),
    });
    closers.push(() => store.close());
    const clock = movableClock(monotonicClock(Date, await latestMoment(store.db)), config.clockAheadMs);
    const exchange = await createExchange({
      store,
      clock,
      products: RULES,
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
    const bots = await openSimulation({ exchange, market, clock, config, onError });
    closers.push(async () => {
      await bots.stop();
      bots.close();
    });
    const app = await buildApp({ exchange, market, bots, clock, config, say, reset });
    closers.push(() => app.close());
    const address = await app.server.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenError(error, config);
    });
    bots.start();
    for (const { simulation } of PRODUCTS) {
      const stop = await simulation?.({ exchange, market, config, onError });
      if (stop) closers.push(stop);
    }
    return { address, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
