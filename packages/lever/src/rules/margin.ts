import { ceilTo, dividedBy, type Decimal } from '@bourse/decimal';

/** Decimals of an amount of money in a contract account (money side, "Display"). */
export const MONEY_DECIMALS = 8;

/**
 * Initial margin in quote currency: contract value ÷ multiple (trading side, section 5), rounded up so that the margin is
 * never understated.
 * @throws RangeError where the multiple is zero
 */
export function initialMargin(value: Decimal, multiple: Decimal): Decimal {
  return ceilTo(dividedBy(value, multiple), MONEY_DECIMALS);
}
