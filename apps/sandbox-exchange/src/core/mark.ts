import type { Decimal } from '@bourse/decimal';

/**
 * `live`: the price may be used. `stale`: no trade, quote or index has come recently. `outlier`: the price is more than 0.5 % from its
 * average. Nothing opens at a price that is not live, and such a price liquidates no account by itself. Positions can be closed at any.
 */
export type MarkState = 'live' | 'stale' | 'outlier';

/**
 * What makes a mark price. `index`: other markets, no order counts. `trades`: users, by the last trade and the book. `orders`: users, by orders
 * that rest, before the first trade. The house pays at an index only.
 */
export type MarkSource = 'index' | 'trades' | 'orders';

/** The index where it may be traded at: it is live, and no order of a user moves it. `undefined` without one. */
export const liveIndex = (mark: Mark | undefined): Mark | undefined =>
  mark?.state === 'live' && mark.source === 'index' ? mark : undefined;

/** The mark price of a pair at a moment. */
export interface Mark {
  readonly pairId: number;
  /** The index; without one the median of last trade, book mid and short average. See `core/mark-price`. */
  readonly price: Decimal;
  /** Average of the mark price over the 30 seconds before. */
  readonly average: Decimal;
  /** Price of the last trade at that moment. */
  readonly last: Decimal;
  readonly state: MarkState;
  readonly source: MarkSource;
  /** Epoch milliseconds. */
  readonly at: number;
}
