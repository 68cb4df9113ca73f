import type { OutflowRefusal } from '../../core/outflow';
import type { Done, Refused, Unavailable } from '../../result';

/** A balance that is converted. */
export interface ConversionLine {
  readonly currencyId: number;
  /** In the currency's smallest unit. */
  readonly amount: bigint;
  /** In USDT's smallest unit, rounded down. */
  readonly worth: bigint;
}

/** What a conversion gives, in the smallest units of the target. */
export interface Result {
  readonly lines: readonly ConversionLine[];
  /** The worth of the lines, rounded down. */
  readonly gross: bigint;
  /** Rounded up. */
  readonly fee: bigint;
}

/** An offer to one user; with `convertedAt` a conversion that was carried out. Times are epoch milliseconds. */
export interface Quote extends Result {
  readonly id: number;
  readonly userId: number;
  readonly targetId: number;
  readonly quotedAt: number;
  readonly expiresAt: number;
  readonly convertedAt: number | undefined;
}

export interface AskQuote {
  readonly userId: number;
  readonly targetId: number;
  readonly currencyIds: readonly number[];
}

type PriceRefusal = 'price_unavailable' | 'converted_lately' | 'house_short';

/** `not_small`: a currency without a small balance, or the target itself. `worthless`: the fee takes all. */
export type QuoteRefusal = PriceRefusal | 'user_not_found' | 'target_unsupported' | 'not_small' | 'worthless';

/**
 * `quote_gone`: not the present quote of this user; `quote_used`: it was converted; `quote_differs`: the user has confirmed another result;
 * `price_moved`: see `MOST_GAP`; `balance_changed`: the account has less than was quoted.
 */
export type ConvertRefusal =
  | PriceRefusal
  | OutflowRefusal
  | 'quote_gone'
  | 'quote_used'
  | 'quote_expired'
  | 'quote_differs'
  | 'price_moved'
  | 'balance_changed';

export type QuoteResult = Done<{ id: number }> | Refused<QuoteRefusal> | Unavailable;
export type ConvertResult = Done<{ id: number }> | Refused<ConvertRefusal | 'request_taken'> | Unavailable;
