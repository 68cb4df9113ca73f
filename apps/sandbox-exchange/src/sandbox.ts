import { join } from 'node:path';
import { listenError } from '@bourse/contract-server';
import { buildApp, type App } from './app';
import type { Config } from './config';
import { movableClock } from './operator/clock';
import { latestMoment, monotonicClock } from './core/monotonic-clock';
import { createExchange } from './exchange';
import { ensureSameMarket } from './feed/same-market';
import type { FeedSource, SourceNeeds } from './feed/source';
import { openMarketData } from './market-data/market-data';
import type { MeasuredFanOut } from './operations/metrics';
import { RULES } from './products/products';
import { systemRandom } from './random';
import type { Gateway, GatewayNeeds } from './socket/gateway';
import { lateBots } from './simulation/late-bots';
import { openSimulation } from './simulation/simulation';
import { SIMULATIONS } from './simulation/simulated-users';
import { PREPARED } from './store/prepared';
import { openStore } from './store/store';
import { spotOf } from './products/spot/spot-orders';

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

/** What a role, or a recording, has in another way than the exchange of one process. */
export interface SandboxOptions {
  /** The time at which a recording begins, epoch milliseconds; its first by default. */
  startAt?: number | undefined;
  /** Where events go; by default to the sockets of this process. */
  openGateway?: (needs: GatewayNeeds) => Gateway;
  /** Waits for the lock of the database while another core has it, and is called before; without it the process ends then. */
  onStandby?: () => void;
  /** The fan-out to the edges, for metrics. */
  fanOut?: MeasuredFanOut;
}

/**
 * Opens the store, starts the market and listens. If a later step fails, the earlier ones are closed.
 * @throws FolderInUseError, ListenError
 */
export async function openSandbox(
  config: Config,
  { onError, onFatal, say, reset }: Reports,
  { openGateway, onStandby, fanOut, startAt }: SandboxOptions = {},
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
      ...(databaseUrl === undefined ? { dataDir, prepared } : { databaseUrl, onStandby }),
    });
    closers.push(() => store.close());
    const clock =
      source?.replay?.clock ?? movableClock(monotonicClock(Date, await latestMoment(store.db)), config.clockAheadMs);
    const exchange = await createExchange({
      store,
      clock,
      products: RULES,
      random: systemRandom,
      party: config.party,
      onError,
      onFatal,
      desk: { automaticAfterMs: config.deskDecidesAfterMs, recoveryWaitMs: config.recoveryWaitMs },
      // A market without bots does not move; its prices stay usable.
      ...(config.botRate === 0 && { staleAfterMs: Number.POSITIVE_INFINITY }),
    });
    closers.push(() => exchange.close());
    const market = await openMarketData({ exchange, trades: spotOf(exchange), clock, onError });
    closers.push(() => market.close());
    await ensureSameMarket(config, { exchange, market });
    const isFollowed = (symbol: string) => source?.feed.symbols.has(symbol) ?? false;
    const openBots = () => openSimulation({ exchange, market, clock, config, isFollowed, onError });
    // A core that takes over serves at once, and opens the bots when they start: the core before it has made the market.
    const simulated = store.hasTakenOver && !source ? lateBots(openBots, onError) : await openBots();
    const { bots, prices } = source
      ? await (await followed()).followMarket({ source, exchange, market, clock, simulated, onError })
      : { bots: simulated, prices: undefined };
    closers.push(async () => {
      await bots.stop();
      bots.close();
    });
    // Its library is loaded only where metrics are wanted.
    const operations = config.metrics && (await import('./operations/operations')).createOperations(config.metrics);
    const app = await buildApp({
      exchange,
      market,
      bots,
      clock,
      config,
      prices,
      replay: source?.replay,
      say,
      reset,
      openGateway,
      operations,
    });
    closers.push(() => app.close());
    if (operations) {
      closers.push(() => operations.close());
      operations.metrics.watchExchange(exchange);
      operations.metrics.watchSockets(() => app.gateway.sockets());
      if (fanOut) operations.metrics.watchFanOut(fanOut);
      const isReady = () => app.isReady();
      await operations.listen({ isHealthy: isReady, isReady });
    }
    const address = await app.server.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenError(error, config);
    });
    bots.start();
    for (const simulation of SIMULATIONS) {
      const stop = await simulation({ exchange, market, config, onError });
      if (stop) closers.push(stop);
    }
    return { address, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
