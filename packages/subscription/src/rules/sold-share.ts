import { larger, negate, percentChange, ZERO, type Decimal } from '@bourse/decimal';

/** The sold part of a stock in per cent, at least 0 also where the exchange sends more remaining than there was; 0 without a stock, and
 * `undefined` where the remaining stock is unknown. */
export function soldShare(total: Decimal, remaining: Decimal | undefined): Decimal | undefined {
  if (remaining === undefined) return undefined;
  return larger(ZERO, negate(percentChange(total, remaining) ?? ZERO));
}
