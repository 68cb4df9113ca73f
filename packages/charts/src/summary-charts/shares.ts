import {
  compare,
  decimal,
  dividedBy,
  floorTo,
  isPositive,
  minus,
  plus,
  roundHalfUp,
  sum,
  times,
  toDrawingNumber,
  ZERO,
  type Decimal,
} from '@bourse/decimal';

const HUNDRED = decimal('100');

/** The part of each value in the sum of all positive ones, in percent, unrounded. A value of zero or less has no part. */
export function sharesOf(values: readonly Decimal[]): readonly Decimal[] {
  const positive = values.map((value) => (isPositive(value) ? value : ZERO));
  const total = sum(positive);
  return positive.map((value) => (isPositive(total) ? dividedBy(times(value, HUNDRED), total) : ZERO));
}

const DECIMALS = 2;
const STEP = decimal('0.01');

/**
 * Percentages for a legend, with two decimals. They add up to 100: each is cut, and what is missing goes to those that lost the most
 * (method of the largest remainder).
 */
export function shownShares(shares: readonly Decimal[]): readonly Decimal[] {
  const cut = shares.map((share) => floorTo(share, DECIMALS));
  const missing = minus(roundHalfUp(sum(shares), DECIMALS), sum(cut));
  const steps = toDrawingNumber(dividedBy(missing, STEP));
  const lost = (index: number) => minus(shares[index] ?? ZERO, cut[index] ?? ZERO);
  const raised = new Set(
    cut
      .map((_share, index) => index)
      .toSorted((one, other) => compare(lost(other), lost(one)))
      .slice(0, steps),
  );
  return cut.map((share, index) => (raised.has(index) ? plus(share, STEP) : share));
}
