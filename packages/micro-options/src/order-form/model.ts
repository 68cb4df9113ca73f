import type { Decimal } from '@bourse/decimal';
import type { Direction, Duration, PayableCurrency } from '@bourse/contracts/micro-options';
import type { AmountProblem } from '../rules/amount';

/** The entered values, their problems, and the payout of the option. */
export interface FormModel {
  readonly values: { readonly duration: Duration | undefined; readonly amount: Decimal | undefined };
  readonly errors: {
    readonly amount: AmountProblem | undefined;
    /** The personal limit that keeps an option from being opened, in words. */
    readonly reachedLimit: string | undefined;
  };
  readonly preview: {
    readonly fee: Decimal | undefined;
    /** The payout of a win. */
    readonly win: Decimal | undefined;
    /** What a loss costs, above zero. */
    readonly loss: Decimal | undefined;
    /** Share of the balance that a large option puts at stake, per cent. */
    readonly oversize?: Decimal | undefined;
  };
  readonly isBusy: boolean;
  /** The direction that is being sent. */
  readonly sending: Direction | undefined;
  readonly isConfirmationOff: boolean;
}

export interface MarketModel {
  readonly durations: readonly Duration[];
  readonly isPriceOld: boolean;
}

export interface BalanceModel {
  readonly currencies: readonly PayableCurrency[];
  /** The chosen one; it has the available balance. */
  readonly currency: PayableCurrency;
  readonly transfer: { readonly href: string } | undefined;
  /** To the fee page. */
  readonly fees?: { readonly href: string } | undefined;
}

export interface FormActions {
  readonly onCurrency: (id: number) => void;
  readonly onAmount: (amount: Decimal | undefined) => void;
  /** The amount was chosen, or its field lost the focus: its problem may be shown. */
  readonly onAmountTouch: () => void;
  readonly onDuration: (seconds: number) => void;
  readonly onSubmit: (direction: Direction) => void;
  readonly onConfirmationOn: () => void;
}
