import { decimal, dividedBy, isPositive, minus, times, type Decimal } from '@bourse/decimal';

const HUNDRED = decimal('100');

/**
 * Fall of the market price, in per cent, that removes the paper gain of a subscription: (market − price) ÷ market × 100. Negative
 * where the market price is already below the subscription price; `undefined` without a market price.
 */
export function breakEvenFall(price: Decimal, market: Decimal | undefined): Decimal | undefined {
  if (market === undefined || !isPositive(market)) return undefined;
  return times(dividedBy(minus(market, price), market), HUNDRED);
}
