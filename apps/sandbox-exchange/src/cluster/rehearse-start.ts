import { buildApp } from '../app';
import type { Config } from '../config';
import { movableClock } from '../operator/clock';
import { createExchange } from '../exchange';
import { openMarketData } from '../market-data/market-data';
import { RULES } from '../products/products';
import { systemRandom } from '../random';
import { lateBots } from '../simulation/late-bots';
import type { Gateway } from '../socket/gateway';
import { openReadOnlyStore } from '../store/read-only-store';
import { spotOf } from '../products/spot/spot-orders';

/** Public calls that screens ask first. */
const FIRST_CALLS = ['/api/currency/quotation_new', '/api/currency/list'];

const ignore = () => undefined;
/** A rehearsal sends no events. */
const noGateway: Gateway = { interrupt: ignore, forget: ignore, sockets: () => 0, close: async () => undefined };

/**
 * Builds the exchange and its server from the state of another core, and drops them. When this core takes over, its code is loaded and
 * compiled, and the database has the pages in its cache. Nothing is written: the connections are read-only.
 * @throws if the database cannot be read, or has no exchange yet
 */
export async function rehearseStart(config: Config, databaseUrl: string): Promise<void> {
  const store = openReadOnlyStore(databaseUrl);
  const closers: (() => Promise<void>)[] = [() => store.close()];
  try {
    const clock = movableClock(Date, config.clockAheadMs);
    const desk = { automaticAfterMs: undefined };
    const exchange = await createExchange({
      store,
      clock,
      products: RULES,
      random: systemRandom,
      tickEveryMs: 0,
      desk,
      onError: ignore,
    });
    closers.push(async () => exchange.close());
    const market = await openMarketData({
      exchange,
      trades: spotOf(exchange),
      clock,
      onError: ignore,
    });
    // Bars of trades since the last save would be saved, which the database refuses.
    closers.push(() => market.close().catch(ignore));
    const app = await buildApp({
      exchange,
      market,
      bots: lateBots(() => Promise.reject(new Error('A rehearsal has no bots.')), ignore),
      clock,
      config,
      say: ignore,
      openGateway: () => noGateway,
    });
    closers.push(() => app.close());
    for (const url of FIRST_CALLS) await app.server.inject({ url });
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}
