import { dividedBy, floorTo, isGreater, isPositive, minus, times, decimal, type Decimal } from '@bourse/decimal';
import type { FeeTiers } from '@bourse/contracts/spot';

const HUNDRED = decimal(100);

/** What a user needs for the next fee tier. */
export interface NextTier {
  readonly level: number;
  /** Volume that is missing. */
  readonly missing: Decimal;
  /** The volume in per cent of what the next tier needs, whole and rounded down. */
  readonly percent: Decimal;
}

/**
 * The next tier of a user: the lowest above the user's own whose volume is not reached. `null` for the highest tier, `undefined` where
 * the exchange does not tell the tier or the volumes.
 */
export function nextTier({ tiers, level, volume }: FeeTiers): NextTier | null | undefined {
  const own = tiers.findIndex((tier) => tier.level === level);
  if (own === -1 || volume === undefined) return undefined;
  const above = tiers.slice(own + 1);
  if (above.some((tier) => tier.volume === undefined)) return undefined;
  for (const { level: next, volume: needed } of above) {
    if (needed !== undefined && isPositive(needed) && isGreater(needed, volume)) {
      const percent = floorTo(times(dividedBy(volume, needed), HUNDRED), 0);
      return { level: next, missing: minus(needed, volume), percent };
    }
  }
  return above.length === 0 ? null : undefined;
}
