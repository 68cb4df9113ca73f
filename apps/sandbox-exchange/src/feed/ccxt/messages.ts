import type { LevelRow } from '@bourse/contract-server/ccxt';

/* Messages between the sandbox and the process that speaks with a venue. Numbers are those of ccxt; the sandbox makes decimals of them. */

/** Milliseconds, open, high, low, close, volume of base currency. */
export type BarRow = readonly [number, number, number, number, number, number];
export type ToChild =
  | {
      readonly do: 'open';
      /** Path of ccxt's package. */
      readonly home: string;
      readonly venue: string;
      /** Symbols of the catalogue. */
      readonly symbols: readonly string[];
      /** Replaces the origin of every address of the venue; for tests. */
      readonly origin: string | undefined;
    }
  | { readonly do: 'follow' }
  | {
      readonly do: 'bars';
      readonly id: number;
      readonly symbol: string;
      readonly timeframe: string;
      /** Epoch milliseconds; left out: the latest. */
      readonly since: number | undefined;
      readonly limit: number;
    };

export type FromChild =
  | {
      readonly is: 'open';
      readonly name: string;
      /** Symbol of the catalogue → ccxt's symbol. */
      readonly symbols: readonly (readonly [string, string])[];
      readonly timeframes: readonly string[];
    }
  | { readonly is: 'bars'; readonly id: number; readonly rows: readonly BarRow[] }
  | { readonly is: 'failed'; readonly id: number | undefined; readonly message: string }
  | {
      readonly is: 'book';
      readonly symbol: string;
      readonly bids: readonly LevelRow[];
      readonly asks: readonly LevelRow[];
    }
  | {
      readonly is: 'trade';
      readonly symbol: string;
      readonly price: number;
      readonly amount: number;
      readonly side: 'buy' | 'sell';
    }
  | { readonly is: 'price'; readonly symbol: string; readonly price: number }
  /** Bytes of resident memory. */
  | { readonly is: 'beat'; readonly memory: number };
