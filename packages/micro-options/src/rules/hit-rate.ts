import { decimal, dividedBy, isPositive, isZero, plus, times, type Decimal } from '@bourse/decimal';
import { WHOLE_STAKE } from './outcome';

const HUNDRED = decimal('100');

interface Terms {
  readonly profitRatio: Decimal;
  readonly lossRatio?: Decimal | undefined;
  readonly feeRate: Decimal | undefined;
}

/**
 * Share of options that must win so that wins pay for losses and fees, in per cent:
 * 100 × (loss ratio + fee rate) ÷ (loss ratio + profit ratio); `undefined` without the fee rate. Draws are left out. All in per cent of the
 * stake. Above 100 a win does not pay for its own fee.
 */
export function breakEvenHitRate({ profitRatio, lossRatio = WHOLE_STAKE, feeRate }: Terms): Decimal | undefined {
  return feeRate && dividedBy(times(HUNDRED, plus(lossRatio, feeRate)), plus(lossRatio, profitRatio));
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
