import type { InForce } from '../types';

const BYBIT = { fetchOrder: { acknowledged: true } };

/** Options that a venue needs beyond those of all; `requests.test.ts` checks them. */
const OF_VENUES: Readonly<Record<string, object>> = {
  /** A number of the user's choice for the program that orders, which Bitvavo wants in every order and cancel. */
  bitvavo: { operatorId: 1 },
  /** ccxt wants to be told that Bybit tells the last 500 orders by their ids. */
  bybit: BYBIT,
  bybiteu: BYBIT,
  bybitid: BYBIT,
  /** Coinbase's other list of accounts does not tell what is on hold. */
  coinbase: { fetchBalance: 'v3PrivateGetBrokerageAccounts' },
};

/** Options of ccxt's exchange of a venue. */
export const exchangeOptions = (venueId: string): Readonly<Record<string, unknown>> => ({
  defaultType: 'spot',
  // ccxt repeats no request by itself: a command must be sent once.
  maxRetriesOnFailure: 0,
  warnOnFetchOpenOrdersWithoutSymbol: false,
  ...OF_VENUES[venueId],
});

/** What differs at a venue and ccxt does not tell by `has`. */
interface VenueFacts {
  /**
   * Stop-limit orders of pairs are sent as such, wait for a trade in the direction of a stop loss, and are listed and cancelled as other
   * orders are.
   */
  readonly hasStopLimits?: true;
  /** How ccxt's `editOrder` changes an open order of a pair: its requests were reviewed. Missing: they were not. */
  readonly edits?: 'amends' | 'replaces';
  /** Of a venue of `SENDS_IN_FORCE`: ccxt's `features` have them, but its requests do not. */
  readonly inForceIsNotSent?: readonly InForce[];
  /** `fetchOrders` answers for named orders only. */
  readonly ordersNeedIds?: true;
  /** `fetchCanceledOrders` lists every order that was placed. */
  readonly placedAreListedAsCancelled?: true;
  /**
   * An order of a contract carries the exits of its position, which are those of the whole position and end with it: what ccxt sends was
   * reviewed. Others keep them apart from the position, list them apart, or name no price that triggers them.
   */
  readonly attachesExits?: true;
  /** Stops are listed and cancelled as other orders are. */
  readonly stopsAreAmongOrders?: true;
  /** Another name of ccxt has the venue's contracts, which have keys of their own. */
  readonly contractsAre?: string;
  /** Domains of the venue's test network beside those of its live hosts. */
  readonly testDomains?: readonly string[];
}

const BINANCE_TEST = { testDomains: ['binance.vision', 'binancefuture.com'] } as const;

const BYBIT_FACTS = { attachesExits: true } as const;

const FACTS: Readonly<Record<string, VenueFacts>> = {
  binance: { ...BINANCE_TEST, hasStopLimits: true, edits: 'replaces' },
  binancecoinm: BINANCE_TEST,
  binanceus: { hasStopLimits: true },
  binanceusdm: BINANCE_TEST,
  blofin: { inForceIsNotSent: ['ioc', 'fok'] },
  btse: { testDomains: ['btse.io'] },
  bullish: { testDomains: ['bullish-test.com'] },
  bybit: BYBIT_FACTS,
  bybiteu: BYBIT_FACTS,
  bybitid: BYBIT_FACTS,
  cryptocom: { testDomains: ['3ona.co'] },
  deepcoin: { inForceIsNotSent: ['fok'] },
  gate: { testDomains: ['gateapi.io', 'gate.com'] },
  hashkey: { testDomains: ['hashkeydev.com'] },
  kraken: { contractsAre: 'krakenfutures', hasStopLimits: true, edits: 'amends' },
  krakenfutures: { ordersNeedIds: true, placedAreListedAsCancelled: true, stopsAreAmongOrders: true },
  onetrading: { inForceIsNotSent: ['post_only'] },
  whitebit: { inForceIsNotSent: ['post_only'] },
};

/**
 * Venues to which ccxt sends post-only, IOC and FOK orders as such: its requests were reviewed. For others its `features` name them too, but
 * the field that it sends is none of the venue's, so that a plain limit order would be placed.
 */
const SENDS_IN_FORCE = new Set([
  'bequant',
  'bigone',
  'binance',
  'binanceus',
  'bingx',
  'bitfinex',
  'bitget',
  'bitvavo',
  'blofin',
  'bybit',
  'bybiteu',
  'bybitid',
  'coinbase',
  'coinbaseexchange',
  'coinex',
  'coinsph',
  'cryptocom',
  'deepcoin',
  'deribit',
  'digifinex',
  'fmfwio',
  'foxbit',
  'gate',
  'gateeu',
  'hashkey',
  'hitbtc',
  'hollaex',
  'htx',
  'kraken',
  'kucoin',
  'lbank',
  'mexc',
  'myokx',
  'okx',
  'okxus',
  'onetrading',
  'poloniex',
  'toobit',
  'upbit',
  'whitebit',
  'woo',
  'xt',
]);

/** Whether ccxt sends an order of a type as such. */
export const sendsInForce = (venueId: string, inForce: InForce): boolean =>
  SENDS_IN_FORCE.has(venueId) && FACTS[venueId]?.inForceIsNotSent?.includes(inForce) !== true;

export const venueFacts = (venueId: string): VenueFacts => FACTS[venueId] ?? {};

/**
 * Venues whose market buys take the amount of base currency: what ccxt sends was reviewed with the venue's documentation. All others may
 * read the number as the cost, so that another amount than the confirmed one would be bought.
 */
const BUYS_BY_AMOUNT = new Set([
  'alpaca',
  'backpack',
  'bequant',
  'binance',
  'binanceus',
  'bingx',
  'bitbank',
  'bitfinex',
  'bitflyer',
  'bitso',
  'bitstamp',
  'bitvavo',
  'blockchaincom',
  'btcmarkets',
  'bybit',
  'bybiteu',
  'bybitid',
  'coinbaseexchange',
  'cryptocom',
  'deepcoin',
  'fmfwio',
  'foxbit',
  'hitbtc',
  'hollaex',
  'independentreserve',
  'kraken',
  'krakenfutures',
  'kucoin',
  'mexc',
  'myokx',
  'okx',
  'okxus',
  'onetrading',
  'phemex',
  'whitebit',
]);

/** Whether the amount of a market buy is that of base currency at a venue. */
export const buysByAmount = (venueId: string): boolean => BUYS_BY_AMOUNT.has(venueId);
