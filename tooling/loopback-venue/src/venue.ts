import { binanceDialect } from './binance/dialect';
import { bybitDialect } from './bybit/dialect';
import type { Channel, Dialect, Keys, Needs } from './dialect';
import { LoopbackContracts } from './contracts';
import { LoopbackExchange } from './exchange';
import { Faults } from './faults';
import { krakenDialect } from './kraken/dialect';
import { listen } from './listen';
import type { MarketOptions } from './market-options';

const DIALECTS = { kraken: krakenDialect, binance: binanceDialect, bybit: bybitDialect } satisfies Record<
  string,
  (needs: Needs) => Dialect
>;

export type AnyDialect = keyof typeof DIALECTS;
/** By ccxt's name of the venue: those with streams. */
export type DialectName = Exclude<AnyDialect, 'bybit'>;

export interface VenueOptions {
  readonly dialect: AnyDialect;
  /** Of Bybit: the account is a unified one; default: it is one of before. */
  readonly isUnified?: boolean;
  readonly markets: readonly MarketOptions[];
  /** Share of the received amount; default: 0.001. */
  readonly fee?: string;
}

/** A venue on this machine. Its market, account and faults are moved by the test. */
export interface LoopbackVenue {
  readonly origin: string;
  readonly keys: Keys;
  readonly exchange: LoopbackExchange;
  /** Trading with leverage, of markets that have a contract. */
  readonly contracts: LoopbackContracts;
  readonly faults: Faults;
  /** Requests that have arrived, in order: method and path. */
  readonly calls: readonly string[];
  /** Resolves at the next subscription of a channel, of any symbol. */
  subscribed(channel: Channel): Promise<void>;
  /** Breaks every WebSocket connection. */
  interrupt(): void;
  close(): Promise<void>;
}

const KEYS: Keys = { apiKey: 'loopback-key', secret: Buffer.from('loopback-secret').toString('base64') };

/** Starts a venue on a free port of the loopback interface. ccxt has to be installed, see `isCcxtInstalled`. */
export async function startLoopbackVenue({ dialect, isUnified, markets, fee }: VenueOptions): Promise<LoopbackVenue> {
  const exchange = new LoopbackExchange(markets, fee);
  const contracts = new LoopbackContracts(exchange);
  const faults = new Faults();
  const listening = await listen(DIALECTS[dialect]({ exchange, contracts, faults, isUnified, keys: KEYS }), exchange);
  return { keys: KEYS, exchange, contracts, faults, ...listening };
}
