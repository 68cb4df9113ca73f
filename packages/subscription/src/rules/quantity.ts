import {
  compare,
  decimal,
  dividedBy,
  floorTo,
  floorToStep,
  isMultipleOf,
  isPositive,
  plus,
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

/** All = balance ÷ price, floored to 8 decimals and then to the multiple of 100; at most what is left of the launch. */
export function allOf(balance: Decimal, price: Decimal, remaining: Decimal): Decimal {
  if (!isPositive(price)) return ZERO;
  const affordable = floorTo(dividedBy(balance, price), ALL_DECIMALS);
  return floorToStep(compare(affordable, remaining) > 0 ? remaining : affordable, QUANTITY_STEP);
}

export type QuantityProblem = 'quantityRequired' | 'quantityMultiple' | 'soldOut' | 'insufficientBalance';

interface Terms {
  readonly price: Decimal;
  readonly balance: Decimal;
  readonly remaining: Decimal;
}

/** Checks a quantity; `undefined` if it is valid. */
export function quantityProblem(quantity: Decimal | undefined, terms: Terms): QuantityProblem | undefined {
  if (quantity === undefined || !isPositive(quantity)) return 'quantityRequired';
  if (!isMultipleOf(quantity, QUANTITY_STEP)) return 'quantityMultiple';
  if (compare(quantity, terms.remaining) > 0) return 'soldOut';
  return compare(costOf(quantity, terms.price), terms.balance) > 0 ? 'insufficientBalance' : undefined;
}

/** The next lower and the next higher multiple of a quantity that is not one; the lower one is left out where it is zero. */
export function nearestMultiples(quantity: Decimal): readonly Decimal[] {
  const lower = floorToStep(quantity, QUANTITY_STEP);
  const higher = plus(lower, QUANTITY_STEP);
  return isPositive(lower) ? [lower, higher] : [higher];
}
