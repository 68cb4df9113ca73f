import { decimal, minus, sum, type Decimal } from '@bourse/decimal';
import { contractValue } from './contract-value';
import { openingFee, type FeeRates } from './opening-fee';

/** The most entries that one order is split into. */
export const MOST_PARTS = 10;

/**
 * Splits whole lots into `parts` whole numbers that sum to `lots` exactly and differ by at most one, larger ones first.
 * `undefined` where a part would be below the server's minimum.
 */
export function splitLots(lots: Decimal, parts: number, minimumLots: Decimal): readonly Decimal[] | undefined {
  const total = Number(lots);
  if (!Number.isSafeInteger(total) || !Number.isInteger(parts) || parts < 1) return undefined;
  const smallest = Math.floor(total / parts);
  if (smallest < Number(minimumLots) || smallest < 1) return undefined;
  const larger = total % parts;
  return Array.from({ length: parts }, (_, index) => decimal(index < larger ? smallest + 1 : smallest));
}

/** Opening fee of the parts together minus the fee of one order: each part is rounded up separately. */
export function splitFeeDifference(
  parts: readonly Decimal[],
  lotSize: Decimal,
  price: Decimal,
  rates: FeeRates,
): Decimal {
  const feeOf = (lots: Decimal) => openingFee(contractValue(lots, lotSize, price), rates).total;
  return minus(sum(parts.map(feeOf)), feeOf(sum(parts)));
}
