import type { LevelRow, StreamedTrade } from '@bourse/contract-server/ccxt';
import type { CallProgress } from '@bourse/contract-server/ccxt-requests';
import type { Keys } from '../../keys';
import type { Line } from '../venue';

/* Messages between the gateway and the process that speaks with the venue. */

/** Methods of ccxt that the gateway calls; `docs/how-to/real-venue.md` has each of them. */
export const METHODS = [
  'loadMarkets',
  'fetchOrderBook',
  'fetchTrades',
  'fetchOHLCV',
  'fetchTicker',
  'fetchTickers',
  'fetchBalance',
  'fetchOpenOrders',
  'fetchOrder',
  'fetchOrders',
  'fetchClosedOrders',
  'fetchCanceledOrders',
  'fetchCanceledAndClosedOrders',
  'fetchMyTrades',
  'createOrder',
  'editOrder',
  'cancelOrder',
  'fetchPositions',
  'setLeverage',
  'fetchCurrencies',
  'fetchDepositAddress',
  'fetchDeposits',
  'fetchWithdrawals',
  'withdraw',
] as const;
export type Method = (typeof METHODS)[number];

export type ToChild =
  | {
      readonly do: 'open';
      /** Path of ccxt's package. */
      readonly home: string;
      /** ccxt's name of the venue. */
      readonly id: string;
      readonly keys: Keys | undefined;
      /** Uses the venue's test network. */
      readonly isTestnet: boolean;
      /** Replaces the origin of every address of the venue; for tests. */
      readonly origin: string | undefined;
      /** Domains of the venue's test network beside those of its live hosts. */
      readonly testDomains: readonly string[];
      /** Milliseconds between two requests; `undefined`: as ccxt has it of the venue. For tests. */
      readonly pace: number | undefined;
      /** Milliseconds that a command waits for its reply; `undefined`: as long as a read does. For tests. */
      readonly timeout: number | undefined;
      /** Of the exchange of ccxt. */
      readonly options: Readonly<Record<string, unknown>>;
    }
  | { readonly do: 'follow'; readonly symbols: readonly string[] }
  | {
      readonly do: 'call';
      readonly id: number;
      readonly line: Line;
      /** By the monotonic clock of the machine: a request that is not sent before is not sent at all. */
      readonly sendBefore: number;
      readonly method: Method;
      readonly args: readonly unknown[];
    };

export type FromChild =
  | { readonly is: 'open'; readonly venue: OpenedVenue }
  | { readonly is: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly is: 'refusal';
      readonly id: number;
      /** Names of the error's class and of those above it. */
      readonly kinds: readonly string[];
      readonly message: string;
      readonly progress: CallProgress;
    }
  | { readonly is: 'failed'; readonly message: string }
  | {
      readonly is: 'book';
      readonly symbol: string;
      readonly bids: readonly LevelRow[];
      readonly asks: readonly LevelRow[];
    }
  | ({ readonly is: 'trade'; readonly symbol: string } & StreamedTrade)
  | { readonly is: 'account' }
  /** Bytes of resident memory. */
  | { readonly is: 'beat'; readonly memory: number };

/** What ccxt says about the venue. */
export interface OpenedVenue {
  readonly name: string;
  readonly has: Readonly<Record<string, boolean | 'emulated' | undefined>>;
  readonly timeframes: readonly string[];
  /** 2: decimal places, 3: significant digits, 4: tick size. */
  readonly precisionMode: number;
  /** ccxt's `features.spot.createOrder`. */
  readonly spotOrders: unknown;
  /** Stop losses and take profits of a position can be placed. */
  readonly hasStops: boolean;
  /** ccxt's `features` tell of exits that an order of a contract carries. */
  readonly attachesExits: boolean;
  /** ccxt says, or the account does, that the number of a market buy is its cost. */
  readonly buysByCost: boolean;
  /** No order of a pair is told by its id, whatever `has` tells. */
  readonly hidesPairOrders: boolean;
}
