import { decimal, isGreater, isPositive, negate, percentChange, type Decimal } from '@bourse/decimal';
import type { Side } from '@bourse/contracts/market';

/** From here on a price is said to be far from the market, per cent. */
const FAR = decimal(5);
/** From here on an order is confirmed even if confirmations are off, per cent. */
const VERY_FAR = decimal(10);

/** A limit price that is worse than the best price of the book. */
export interface FarPrice {
  /** How much worse, in per cent of the best price. */
  readonly percent: Decimal;
  /** The best price. */
  readonly best: Decimal;
  /** The order is confirmed whatever the setting is. */
  readonly mustAsk: boolean;
}

/**
 * A limit price that is so far through the book that it is probably a slip: a buy more than 5 per cent above the best ask, a sale more than
 * 5 per cent below the best bid. `undefined` for any other price.
 */
export function farThroughBook(
  side: Side,
  price: Decimal | undefined,
  best: Decimal | undefined,
): FarPrice | undefined {
  if (price === undefined || best === undefined || !isPositive(best)) return undefined;
  const change = percentChange(best, price);
  const percent = change && (side === 'buy' ? change : negate(change));
  if (percent === undefined || !isGreater(percent, FAR)) return undefined;
  return { percent, best, mustAsk: isGreater(percent, VERY_FAR) };
}
