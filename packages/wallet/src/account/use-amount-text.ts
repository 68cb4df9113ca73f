import { floorTo, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';

/** Decimals of an amount of a coin (money side, section 9). */
export const AMOUNT_DECIMALS = 8;

/** Writes an amount with its currency: up to 8 decimals, never rounded up. */
export function useAmountText(): (value: Decimal, currency: string) => string {
  const format = useFormat();
  return (value, currency) => `${format.amount(floorTo(value, AMOUNT_DECIMALS))} ${currency}`;
}
