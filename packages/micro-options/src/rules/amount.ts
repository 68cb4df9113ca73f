import {
  compare,
  decimal,
  floorTo,
  isGreater,
  isLess,
  isMultipleOf,
  isPositive,
  plus,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import { openingFee } from './opening-fee';

/** Options are sold in multiples of 10 (money side, section 5). */
export const AMOUNT_STEP = decimal('10');

/** The first preset of a currency is preselected with its decimals truncated (money side, section 5). */
export function preselectedAmount(presets: readonly Decimal[]): Decimal | undefined {
  const [first] = presets;
  return first === undefined ? undefined : floorTo(first, 0);
}

export type AmountProblem =
  | 'amountRequired'
  | 'amountMultiple'
  | 'amountBelowMinimum'
  | 'amountAboveMaximum'
  | 'insufficientBalance';

interface StakeTerms {
  /** `undefined`: not known, so that the back end decides. */
  readonly balance: Decimal | undefined;
  /** Per cent of the stake; `undefined`: not known. */
  readonly feeRate: Decimal | undefined;
  /** Limits of the duration, where the back end sends them. */
  readonly minimum?: Decimal | undefined;
  readonly maximum?: Decimal | undefined;
}

/** Checks the stake; the fee is added to it. `undefined` if the stake is valid. */
export function amountProblem(
  amount: Decimal | undefined,
  { balance, feeRate, minimum, maximum }: StakeTerms,
): AmountProblem | undefined {
  if (amount === undefined || !isPositive(amount)) return 'amountRequired';
  if (!isMultipleOf(amount, AMOUNT_STEP)) return 'amountMultiple';
  if (minimum !== undefined && isLess(amount, minimum)) return 'amountBelowMinimum';
  if (maximum !== undefined && isGreater(amount, maximum)) return 'amountAboveMaximum';
  if (balance === undefined) return undefined;
  return compare(plus(amount, openingFee(amount, feeRate) ?? ZERO), balance) > 0 ? 'insufficientBalance' : undefined;
}
