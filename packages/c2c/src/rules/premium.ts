import { isPositive, isZero, minus, percentChange, roundHalfUp, times, type Decimal } from '@bourse/decimal';
import type { AdType } from '@bourse/contracts/c2c';

/** Direction of an ad, from the viewer's side. */
export type ViewerSide = 'buy' | 'sell';

/** The viewer does the opposite of the publisher. */
export function viewerSideOf(adType: AdType): ViewerSide {
  return adType === 'sell' ? 'buy' : 'sell';
}

/** Type of the ads that a viewer of this side takes. */
export function adTypeFor(side: ViewerSide): AdType {
  return side === 'buy' ? 'sell' : 'buy';
}

/**
 * Difference of a price to the index in per cent, two decimals: `(price − index) ÷ index × 100`. Negative below the index.
 * `undefined` without an index.
 */
export function premium(price: Decimal, index: Decimal | undefined): Decimal | undefined {
  if (index === undefined) return undefined;
  const change = percentChange(index, price);
  return change && roundHalfUp(change, 2);
}

/** `premium` in CNY for an amount of coin, two decimals: `amount × (price − index)`. */
export function premiumCost(price: Decimal, index: Decimal, amount: Decimal): Decimal {
  return roundHalfUp(times(amount, minus(price, index)), 2);
}

/** A difference to the index, from the viewer's side. */
export type Gain = 'better' | 'worse' | 'even';

/** Whether a difference to the index is in favour of a side; `even` for none. A buyer gains below the index. */
export function gainOf(difference: Decimal, side: ViewerSide): Gain {
  if (isZero(difference)) return 'even';
  return isPositive(difference) === (side === 'sell') ? 'better' : 'worse';
}
