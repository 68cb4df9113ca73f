import { decimal, dividedBy, isPositive, isZero, plus, times, type Decimal } from '@bourse/decimal';

const HUNDRED = decimal('100');

/**
 * Share of options that must win so that wins pay for losses, in per cent: 100 × 100 ÷ (100 + ratio). Draws and fees are left
 * out. `profitRatio` in per cent of the stake.
 */
export function breakEvenHitRate(profitRatio: Decimal): Decimal {
  return dividedBy(times(HUNDRED, HUNDRED), plus(HUNDRED, profitRatio));
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
