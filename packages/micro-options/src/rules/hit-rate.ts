import { decimal, dividedBy, isPositive, isZero, plus, times, type Decimal } from '@bourse/decimal';
import { wilsonInterval, type Interval } from '@bourse/trading';

const HUNDRED = decimal('100');

/**
 * Share of options that must win so that wins pay for losses, in per cent: 100 × 100 ÷ (100 + ratio). Draws and fees are left
 * out. `profitRatio` in per cent of the stake.
 */
export function breakEvenHitRate(profitRatio: Decimal): Decimal {
  return dividedBy(times(HUNDRED, HUNDRED), plus(HUNDRED, profitRatio));
}

/** Below this number of results the rate is not significant. */
export const FEW_RESULTS = 30;

export interface HitRate {
  /** Options that were won or lost; draws are left out. */
  readonly count: number;
  readonly wins: number;
  /** 95 % interval of the share of wins, 0 to 1; `undefined` without results. */
  readonly interval: Interval | undefined;
}

/** The user's own hit rate over settled options. */
export function hitRateOf(orders: readonly { readonly profit: Decimal | undefined }[]): HitRate {
  const decided = orders.flatMap(({ profit }) => (profit === undefined || isZero(profit) ? [] : [profit]));
  const wins = decided.filter(isPositive).length;
  return { count: decided.length, wins, interval: wilsonInterval(wins, decided.length) };
}
