import { floorTo, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';

/** Decimals of an amount of a coin (money side, section 9). */
export const AMOUNT_DECIMALS = 8;

/** Writes an amount with its currency: up to 8 decimals, never rounded up, and at least `minDecimals`. */
export function useAmountText(): (value: Decimal, currency: string, minDecimals?: number) => string {
  const format = useFormat();
  return (value, currency, minDecimals = 0) =>
    `${format.decimal(floorTo(value, AMOUNT_DECIMALS), { minDecimals })} ${currency}`;
}
