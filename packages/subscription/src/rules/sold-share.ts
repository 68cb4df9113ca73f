import { larger, negate, percentChange, ZERO, type Decimal } from '@bourse/decimal';

/** The sold part of a stock in per cent, at least 0 also where the exchange sends more remaining than there was; 0 without a stock. */
export function soldShare(total: Decimal, remaining: Decimal): Decimal {
  return larger(ZERO, negate(percentChange(total, remaining) ?? ZERO));
}
