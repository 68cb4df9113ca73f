import { buildApp, type App } from './app';
import type { Config } from './config';
import { movableClock } from './control/clock';
import { createExchange } from './exchange';
import { listenError } from './listen';
import { openMarketData } from './market-data/market-data';
import { systemRandom } from './random';
import { openSimulation } from './simulation/simulation';
import { openStore } from './store/store';

/** A sandbox exchange that listens. */
export interface Sandbox {
  /** Where it answers. */
  address: string;
  app: App;
  /** Ends connections and bots, stores what is not stored yet, and gives the data back. */
  close(): Promise<void>;
}

/**
 * Opens the store, makes the market live and listens. What was opened is closed again where a later part fails.
 * @throws StoreInUseError, ListenError
 */
export async function openSandbox(
  config: Config,
  { onError, say }: { onError: (error: unknown) => void; say: (line: string) => void },
): Promise<Sandbox> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const clock = movableClock();
    const { databaseUrl, dataDir } = config;
    const store = await openStore(databaseUrl === undefined ? { dataDir } : { databaseUrl });
    closers.push(() => store.close());
    const exchange = await createExchange({ store, clock, random: systemRandom, onError });
    closers.push(() => exchange.close());
    const market = await openMarketData({ exchange, clock, onError });
    closers.push(() => market.close());
    const bots = await openSimulation({ exchange, market, clock, config, onError });
    closers.push(async () => {
      await bots.stop();
      bots.close();
    });
    const app = await buildApp({ exchange, market, bots, clock, config, say });
    closers.push(() => app.close());
    const address = await app.server.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenError(error, config);
    });
    bots.start();
    return { address, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
