import { decimal, dividedBy, isPositive, isZero, plus, times, type Decimal } from '@bourse/decimal';
import { WHOLE_STAKE } from './outcome';

const HUNDRED = decimal('100');

/**
 * Share of options that must win so that wins pay for losses, in per cent: 100 × loss ratio ÷ (loss ratio + profit ratio).
 * Draws and fees are left out. Both ratios in per cent of the stake.
 */
export function breakEvenHitRate(profitRatio: Decimal, lossRatio: Decimal = WHOLE_STAKE): Decimal {
  return dividedBy(times(HUNDRED, lossRatio), plus(lossRatio, profitRatio));
}

/** Below this number of results the rate says little. */
export const FEW_RESULTS = 30;

export interface HitRate {
  /** Options that were won or lost; draws are left out. */
  readonly count: number;
  readonly wins: number;
}

/** The user's own hit rate over settled options. */
export function hitRateOf(orders: readonly { readonly profit: Decimal | undefined }[]): HitRate {
  const decided = orders.flatMap(({ profit }) => (profit === undefined || isZero(profit) ? [] : [profit]));
  return { count: decided.length, wins: decided.filter(isPositive).length };
}
