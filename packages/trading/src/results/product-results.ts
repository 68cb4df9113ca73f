import type { Charge, LoadState } from '@bourse/feature-kit';
import type { Decimal } from '@bourse/decimal';
import type { TradeResult } from '../journal/journal';

/** The products whose closed trades the page of results counts, in the order of its tabs. */
export const RESULT_PRODUCTS = ['spot', 'leverage', 'options'] as const;
export type ResultProduct = (typeof RESULT_PRODUCTS)[number];

/** A sale, a closed position or a settled option. */
export interface ClosedTrade extends TradeResult {
  /** Unique among the trades of all products. */
  readonly key: string;
  readonly product: ResultProduct;
  /** `BTC/USDT`. */
  readonly symbol: string;
  /** Currency of `profit` and `stake`. */
  readonly currency: string;
  /** Epoch milliseconds; a sale of several buys has none. */
  readonly openedAt: number | undefined;
  /** Cost, margin or stake: what the trade needed; `undefined` if it is not known. */
  readonly stake: Decimal | undefined;
}

/** A fee, or the overnight fee of a position. Both are part of the P/L already. */
export interface ResultCharge extends Charge {
  readonly kind: 'fee' | 'overnight';
}

/** What a product reports to the page of results. */
export interface ProductResults {
  readonly trades: readonly ClosedTrade[];
  readonly charges: readonly ResultCharge[];
  readonly state: LoadState;
  /** Whether there are no older trades. */
  readonly isComplete: boolean;
  /** Reads older trades, where the list has a bound. */
  readonly onOlder?: (() => void) | undefined;
  readonly onRetry: () => void;
  /** Address of the list of the single overnight fees, where there is one. */
  readonly overnightPath?: string | undefined;
}
