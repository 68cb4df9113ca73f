import { compare, decimal, floorTo, isMultipleOf, isPositive, plus, type Decimal } from '@bourse/decimal';
import { openingFee } from './opening-fee';

/** Options are sold in multiples of 10 (money side, section 5). */
export const AMOUNT_STEP = decimal('10');

/** The first preset of a currency is preselected with its decimals truncated (money side, section 5). */
export function preselectedAmount(presets: readonly Decimal[]): Decimal | undefined {
  const [first] = presets;
  return first === undefined ? undefined : floorTo(first, 0);
}

export type AmountProblem = 'amountRequired' | 'amountMultiple' | 'insufficientBalance';

/** Checks the stake; the fee is added to it. `undefined` if the stake is valid. */
export function amountProblem(
  amount: Decimal | undefined,
  { balance, feeRate }: { balance: Decimal; feeRate: Decimal },
): AmountProblem | undefined {
  if (amount === undefined || !isPositive(amount)) return 'amountRequired';
  if (!isMultipleOf(amount, AMOUNT_STEP)) return 'amountMultiple';
  return compare(plus(amount, openingFee(amount, feeRate)), balance) > 0 ? 'insufficientBalance' : undefined;
}
