import { floorTo, isZero, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AMOUNT_DECIMALS } from './use-amount-text';

/** Balances have 2 decimals on detail and transfer pages (money side, section 9). */
const DECIMALS = 2;

/**
 * Writes a balance with 2 decimals, never rounded up. One that would read as zero without being zero keeps its digits, at
 * most 8.
 */
export function useBalanceText(): (value: Decimal, currency?: string) => string {
  const format = useFormat();
  return (value, currency) => {
    const floored = floorTo(value, DECIMALS);
    const figure =
      isZero(floored) && !isZero(value)
        ? format.amount(floorTo(value, AMOUNT_DECIMALS))
        : format.decimal(floored, { decimals: DECIMALS, minDecimals: DECIMALS });
    return currency === undefined ? figure : `${figure} ${currency}`;
  };
}
