import type { Decimal } from '@bourse/decimal';

/**
 * `live`: the price may be used. `stale`: no trade or quote has changed recently. `outlier`: last trade, book mid and
 * short average differ by more than 0.5 %. Nothing may be liquidated or opened at a stale price or an outlier.
 */
export type MarkState = 'live' | 'stale' | 'outlier';

/** The mark price of a pair at a moment. */
export interface Mark {
  readonly pairId: number;
  /** Median of last trade, book mid and short average, rounded to the tick size. */
  readonly price: Decimal;
  /** Average of the mark price over the 30 seconds before. */
  readonly average: Decimal;
  /** Price of the last trade at that moment. */
  readonly last: Decimal;
  readonly state: MarkState;
  /** Epoch milliseconds. */
  readonly at: number;
}
