import {
  compare,
  dividedBy,
  floorTo,
  isPositive,
  minus,
  smaller,
  sum,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';

const DECIMALS = 8;

const share = (commitment: Decimal, of: Decimal, among: Decimal) =>
  floorTo(dividedBy(times(commitment, of), among), DECIMALS);

/**
 * Allocation of a launch that collects commitments, in the three published steps: a share of the total in proportion to each
 * commitment; no more than the cap; the surplus in proportion to the commitments below the cap, again no more than the cap.
 * An allocation is at most the commitment.
 * @param commitments quantities
 * @param total quantity on sale
 * @param cap quantity per user; no limit where left out
 */
export function allocate(commitments: readonly Decimal[], total: Decimal, cap?: Decimal): readonly Decimal[] {
  const committed = sum(commitments);
  if (!isPositive(committed)) return commitments.map(() => ZERO);
  const limits = commitments.map((commitment) => (cap === undefined ? commitment : smaller(commitment, cap)));
  const first = commitments.map((commitment, at) => smaller(share(commitment, total, committed), limits[at] ?? ZERO));
  const surplus = minus(total, sum(first));
  const isBelow = (at: number) => compare(first[at] ?? ZERO, limits[at] ?? ZERO) < 0;
  const below = sum(commitments.filter((_commitment, at) => isBelow(at)));
  if (!isPositive(surplus) || !isPositive(below)) return first;
  return commitments.map((commitment, at) => {
    const given = first[at] ?? ZERO;
    if (!isBelow(at)) return given;
    return smaller(sum([given, share(commitment, surplus, below)]), limits[at] ?? ZERO);
  });
}

/**
 * What a quantity would get at least if the sale ended now: the commitments of the others count as one that has no cap, so that no
 * surplus is assumed.
 * @param committed quantity that others have committed
 */
export function leastAllocation(quantity: Decimal, committed: Decimal, total: Decimal, cap?: Decimal): Decimal {
  const [own = ZERO] = allocate([quantity, committed], total);
  return cap === undefined ? own : smaller(own, cap);
}
