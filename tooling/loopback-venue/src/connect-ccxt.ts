import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CCXT_HOME } from './ccxt-home';
import type { DialectName, LoopbackVenue } from './venue';

/** Milliseconds between two requests. */
const PACE_MS = 5;

/** The parts of a ccxt exchange that tests use. */
export interface CcxtVenue {
  urls: { api: unknown };
  markets: Readonly<Record<string, Record<string, unknown>>>;
  loadHttpProxyAgent(): Promise<unknown>;
  loadMarkets(isReload?: boolean): Promise<unknown>;
  fetchBalance(): Promise<Record<string, { free?: string; used?: string; total?: string }>>;
  fetchOrderBook(symbol: string): Promise<CcxtBook>;
  fetchTrades(symbol: string): Promise<readonly CcxtRow[]>;
  fetchTicker(symbol: string): Promise<CcxtRow>;
  fetchOHLCV(symbol: string, timeframe: string, since?: number): Promise<readonly (readonly string[])[]>;
  createOrder(
    symbol: string,
    type: string,
    side: string,
    amount: string,
    price?: string,
    params?: object,
  ): Promise<CcxtRow>;
  fetchOrder(id: string | undefined, symbol: string, params?: object): Promise<CcxtRow>;
  cancelOrder(id: string, symbol: string): Promise<CcxtRow>;
  cancelAllOrders(symbol: string): Promise<unknown>;
  fetchOpenOrders(symbol?: string, since?: number, limit?: number, params?: object): Promise<readonly CcxtRow[]>;
  fetchClosedOrders(symbol: string): Promise<readonly CcxtRow[]>;
  fetchMyTrades(symbol: string): Promise<readonly CcxtRow[]>;
  fetchDepositAddress(code: string, params?: object): Promise<CcxtRow>;
  fetchDeposits(code?: string): Promise<readonly CcxtRow[]>;
  fetchWithdrawals(code?: string): Promise<readonly CcxtRow[]>;
  watchOrderBook(symbol: string): Promise<CcxtBook>;
  watchTrades(symbol: string): Promise<readonly CcxtRow[]>;
  watchTicker(symbol: string): Promise<CcxtRow>;
  watchOHLCV(symbol: string, timeframe: string): Promise<readonly (readonly unknown[])[]>;
  watchOrders(symbol?: string): Promise<readonly CcxtRow[]>;
  watchBalance(): Promise<Record<string, { free?: string; used?: string; total?: string }>>;
  close(): Promise<unknown>;
}

/** A unified structure of ccxt. */
export type CcxtRow = Readonly<Record<string, unknown>>;

export interface CcxtBook {
  readonly bids: readonly (readonly unknown[])[];
  readonly asks: readonly (readonly unknown[])[];
}

/**
 * The real ccxt with the keys of a venue on this machine; every address of the venue leads there. Its numbers are text, but not for
 * streams: the order books of ccxt keep removed levels whose amount is the text 0, and a level twice whose price is text.
 */
export async function connectCcxt(
  dialect: DialectName,
  { origin, keys }: Pick<LoopbackVenue, 'origin' | 'keys'>,
  { isForStreams = false }: { readonly isForStreams?: boolean } = {},
): Promise<CcxtVenue> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ccxt is installed on demand, so its types are not there
  const { default: Class } = (await import(pathToFileURL(join(CCXT_HOME, 'js/src/pro', `${dialect}.js`)).href)) as {
    default: new (options: object) => CcxtVenue;
  };
  const venue = new Class({
    ...keys,
    // The limiter is on, and faster than those of the venues.
    rateLimit: PACE_MS,
    newUpdates: true,
    number: isForStreams ? Number : String,
    options: { defaultType: 'spot' },
  });
  venue.urls.api = moved(venue.urls.api, origin);
  // Without it ccxt opens no WebSocket that is not encrypted.
  await venue.loadHttpProxyAgent();
  return venue;
}

/** Every address in a venue's tree of addresses, at another origin. */
function moved(addresses: unknown, origin: string): unknown {
  if (typeof addresses === 'string') {
    const { pathname, protocol } = new URL(addresses);
    const scheme = protocol.startsWith('ws') ? origin.replace('http', 'ws') : origin;
    return `${scheme}${pathname === '/' ? '' : pathname}`;
  }
  if (typeof addresses !== 'object' || addresses === null) return addresses;
  return Object.fromEntries(Object.entries(addresses).map(([key, value]) => [key, moved(value, origin)]));
}
