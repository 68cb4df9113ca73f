import type { Decimal } from '@bourse/decimal';

/** Levels of a side that the deal and the `transaction` event have. */
export const BOOK_LEVELS = 40;

/** A level of a book on the wire; `sum` is the cumulative amount from the best price. */
export interface WireLevel {
  readonly price: Decimal;
  readonly number: Decimal;
  readonly sum: Decimal;
}

/** Ids and name of a pair on the wire. */
export interface LivePair {
  readonly baseId: number;
  readonly quoteId: number;
  /** `BTC/USDT`. */
  readonly symbol: string;
}

/** Figures of the last 24 hours; `undefined`: unknown. */
export interface LiveTicker {
  readonly last: Decimal;
  /** Per cent, two places. */
  readonly change: Decimal | undefined;
  readonly high: Decimal | undefined;
  readonly low: Decimal | undefined;
  /** Of base currency. */
  readonly volume: Decimal | undefined;
}

export interface LiveBar {
  /** Epoch milliseconds. */
  readonly openTime: number;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
  /** Of base currency. */
  readonly volume: Decimal | undefined;
}

/** The present state of a market, as the socket sends it. A pair is named by the server's own id. */
export interface LiveMarket<Id> {
  ids(): readonly Id[];
  pair(id: Id): LivePair | undefined;
  last(id: Id): Decimal | undefined;
  /** At most this number of levels a side, best price first; `undefined` before the first book. */
  book(id: Id, most: number): { readonly bids: readonly WireLevel[]; readonly asks: readonly WireLevel[] } | undefined;
  ticker(id: Id): LiveTicker | undefined;
  /** The bar of the present minute or day. */
  running(id: Id, period: '1min' | '1day'): LiveBar | undefined;
}
