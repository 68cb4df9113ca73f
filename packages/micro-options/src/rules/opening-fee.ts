import { ceilTo, percentOf, type Decimal } from '@bourse/decimal';

/** Most decimals of an amount. */
const AMOUNT_DECIMALS = 8;

/** Fee charged on opening: amount × rate ÷ 100 (contract notes, "Options"), rounded up to 8 decimals; not known without the rate. */
export function openingFee(amount: Decimal, feeRate: Decimal): Decimal;
export function openingFee(amount: Decimal | undefined, feeRate: Decimal | undefined): Decimal | undefined;
export function openingFee(amount: Decimal | undefined, feeRate: Decimal | undefined): Decimal | undefined {
  return amount && feeRate && ceilTo(percentOf(amount, feeRate), AMOUNT_DECIMALS);
}
