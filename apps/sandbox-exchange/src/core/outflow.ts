import type { Decimal } from '@bourse/decimal';
import type { Wallet } from '../ledger/types';

/** Money that a user takes out of an account, by a transfer, a withdrawal or a trade. */
export interface Outflow {
  readonly userId: number;
  readonly currencyId: number;
  readonly from: Wallet;
  /**
   * The account of the same user that receives it; `bet`: the margin of a position or the stake of an option; `undefined` if it leaves
   * the user.
   */
  readonly to: Wallet | 'bet' | undefined;
  readonly amount: Decimal;
  /** The amount that the user gets for it in a trade, at the worst price that the order permits. */
  readonly received?: Money | undefined;
  /** The other amounts that the user gives in the same trade. */
  readonly alsoGiven?: readonly Money[] | undefined;
}

interface Money {
  readonly currencyId: number;
  readonly amount: Decimal;
}

/**
 * `margin_too_low`: open positions need it. `not_confirmed`: a deposit that a reorganisation can still take back, or the debt for one that
 * it has taken back. `payments_held`: the password was reset less than a day ago.
 */
export type OutflowRefusal = 'margin_too_low' | FrozenRefusal;

/** Money that must not leave its user, on no way. */
export type FrozenRefusal = 'not_confirmed' | 'payments_held';
