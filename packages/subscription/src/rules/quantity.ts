import {
  decimal,
  dividedBy,
  floorTo,
  floorToStep,
  isGreater,
  isMultipleOf,
  isPositive,
  plus,
  smaller,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';

/** Quantities are multiples of 100 (money side, section 5). */
export const QUANTITY_STEP = decimal('100');
/** Most decimals of "All" before it is floored to the multiple. */
const ALL_DECIMALS = 8;

/** Cost = quantity × price, exact; the screens show 6 decimals (money side, section 9). */
export const costOf = (quantity: Decimal, price: Decimal): Decimal => times(quantity, price);

/**
 * All = balance ÷ price, floored to 8 decimals and then to the multiple of 100; at most what is left of the launch, where that is
 * known.
 */
export function allOf(balance: Decimal, price: Decimal, remaining: Decimal | undefined): Decimal {
  if (!isPositive(price)) return ZERO;
  const affordable = floorTo(dividedBy(balance, price), ALL_DECIMALS);
  return floorToStep(remaining === undefined ? affordable : smaller(affordable, remaining), QUANTITY_STEP);
}

export type QuantityProblem = 'quantityRequired' | 'quantityMultiple' | 'soldOut' | 'insufficientBalance';

interface Terms {
  readonly price: Decimal;
  readonly balance: Decimal | undefined;
  readonly remaining: Decimal | undefined;
}

/** Checks a quantity; `undefined` if it is valid. Against an unknown balance or stock the back end checks. */
export function quantityProblem(quantity: Decimal | undefined, terms: Terms): QuantityProblem | undefined {
  if (quantity === undefined || !isPositive(quantity)) return 'quantityRequired';
  if (!isMultipleOf(quantity, QUANTITY_STEP)) return 'quantityMultiple';
  const { price, balance, remaining } = terms;
  if (remaining !== undefined && isGreater(quantity, remaining)) return 'soldOut';
  return balance !== undefined && isGreater(costOf(quantity, price), balance) ? 'insufficientBalance' : undefined;
}

/** The next lower and the next higher multiple of a quantity that is not one; the lower one is left out where it is zero. */
export function nearestMultiples(quantity: Decimal): readonly Decimal[] {
  const lower = floorToStep(quantity, QUANTITY_STEP);
  const higher = plus(lower, QUANTITY_STEP);
  return isPositive(lower) ? [lower, higher] : [higher];
}
