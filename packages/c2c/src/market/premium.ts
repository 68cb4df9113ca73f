import { minus, negate, percentChange, roundHalfUp, times, type Decimal } from '@bourse/decimal';
import type { AdType } from '../contract';

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
 * Difference of an ad's price to the index in per cent, two decimals, signed from the viewer's side: positive is better
 * than the index (a buyer pays less, a seller gets more), negative is worse. `undefined` without an index.
 *
 *     buyer  (index − price) ÷ index × 100        seller  (price − index) ÷ index × 100
 */
export function premium(price: Decimal, index: Decimal | undefined, side: ViewerSide): Decimal | undefined {
  if (index === undefined) return undefined;
  const above = percentChange(index, price);
  return above && roundHalfUp(side === 'buy' ? negate(above) : above, 2);
}

/** `premium` in CNY for an amount of coin, two decimals, with the same sign: `amount × (index − price)` for a buyer. */
export function premiumCost(price: Decimal, index: Decimal, side: ViewerSide, amount: Decimal): Decimal {
  const difference = side === 'buy' ? minus(index, price) : minus(price, index);
  return roundHalfUp(times(amount, difference), 2);
}
