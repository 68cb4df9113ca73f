import type { Decimal } from '@bourse/decimal';
import type { Side } from '../catalog/types';

/** Price and quantity (base currency) of a level. */
export type FeedLevel = readonly [price: Decimal, quantity: Decimal];

/** The book of a pair; best price first on both sides. */
export interface FeedBook {
  readonly kind: 'book';
  /** The catalogue's symbol, `BTC/USDT`. */
  readonly symbol: string;
  /** Epoch milliseconds: when the book was received. */
  readonly at: number;
  readonly bids: readonly FeedLevel[];
  readonly asks: readonly FeedLevel[];
}

/** A public trade. */
export interface FeedTrade {
  readonly kind: 'trade';
  readonly symbol: string;
  readonly at: number;
  readonly price: Decimal;
  readonly quantity: Decimal;
  /** Side of the taker. */
  readonly side: Side;
}

/** The last price, asked for while neither book nor trades changed: the market is quiet, not gone. */
export interface FeedPrice {
  readonly kind: 'price';
  readonly symbol: string;
  readonly at: number;
  readonly price: Decimal;
}

export type FeedEvent = FeedBook | FeedTrade | FeedPrice;

export interface FeedBar {
  /** Epoch milliseconds. */
  readonly openTime: number;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
  /** Of base currency. */
  readonly volume: Decimal;
}

/** A market whose prices, books and trades the sandbox follows. */
export interface PriceFeed {
  /** Name for the screen, such as `Kraken`. */
  readonly venue: string;
  /** The catalogue's symbol → the venue's, of every pair that the venue has. The other pairs stay simulated. */
  readonly symbols: ReadonlyMap<string, string>;
  /** Lengths of bars that `bars` answers, in milliseconds; a minute is one of them. */
  readonly barLengths: readonly number[];
  /**
   * Bars that opened in `from` ≤ time < `to` (epoch milliseconds), oldest first. The answer begins later where the venue does
   * not keep bars for so long.
   * @throws FeedError if the venue does not answer
   */
  bars(symbol: string, length: number, from: number, to: number): Promise<readonly FeedBar[]>;
  /** Calls the listener with every event from now on, in order. */
  listen(listener: (event: FeedEvent) => void): () => void;
  close(): Promise<void>;
}

/** A feed that cannot be used; the message is for the operator. */
export class FeedError extends Error {
  override name = 'FeedError';
}
