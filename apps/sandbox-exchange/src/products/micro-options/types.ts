import type { Decimal } from '@bourse/decimal';
import type { OutflowRefusal } from '../../core/outflow';
import type { Done, Refused, Unavailable } from '../../result';

/** The account that options are paid from. */
export const OPTION_WALLET = 'micro';

export type OptionDirection = 'up' | 'down';

/** `void`: no price was recorded for the expiry; the stake is returned. */
export type OptionOutcome = 'win' | 'loss' | 'draw' | 'void';

/** An option; amounts in smallest units of its currency. */
export interface OptionRecord {
  readonly id: number;
  readonly userId: number;
  readonly pairId: number;
  readonly currencyId: number;
  readonly direction: OptionDirection;
  readonly seconds: number;
  /** Whole per cent of the stake that a win pays. */
  readonly profitRatio: number;
  /** The stake. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly openPrice: Decimal;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  readonly expiresAt: number;
  /** `undefined` while the option is open. */
  readonly settlement: Settlement | undefined;
}

export interface Settlement {
  readonly outcome: OptionOutcome;
  /** `undefined` for `void`. */
  readonly endPrice: Decimal | undefined;
  /** P/L without the fee, in smallest units. */
  readonly profit: bigint;
  /** When it was carried out, epoch milliseconds; not before the expiry. */
  readonly settledAt: number;
}

export interface SubmitOption {
  readonly userId: number;
  readonly pairId: number;
  readonly currencyId: number;
  readonly direction: OptionDirection;
  readonly seconds: number;
  readonly amount: Decimal;
}

export type SubmitOptionResult =
  | Done<{ id: number }>
  | Refused<
      | 'user_not_found'
      | 'pair_closed'
      | 'currency_unsupported'
      | 'duration_not_offered'
      | 'amount_invalid'
      | 'amount_not_multiple'
      | 'amount_above_maximum'
      | 'too_many_open'
      | 'price_unavailable'
      | 'exposure_exceeded'
      | 'insufficient_balance'
      | OutflowRefusal
      | 'request_taken'
    >
  | Unavailable;
