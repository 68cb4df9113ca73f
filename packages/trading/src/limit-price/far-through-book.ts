import { decimal, isGreater, isPositive, larger, negate, percentChange, smaller, type Decimal } from '@bourse/decimal';
import type { Side } from '@bourse/contracts/market';

/** From here on a price is said to be far from the market, per cent. */
const FAR = decimal(5);
/** From here on an order is confirmed even if confirmations are off, per cent. */
const VERY_FAR = decimal(10);

/** A limit price that is worse than the best price of the book. */
export interface FarPrice {
  /** How much worse, in per cent of the best price. */
  readonly percent: Decimal;
  /** The best price; `isTrigger`: the trigger price, which is beyond it. */
  readonly best: Decimal;
  readonly isTrigger?: true;
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

/**
 * The same for a stop-limit order, which is placed when the market reaches its trigger: the price is compared with the trigger, and with the
 * best price where the market is beyond the trigger already.
 */
export function farFromTrigger(
  side: Side,
  price: Decimal | undefined,
  { trigger, best }: { readonly trigger: Decimal | undefined; readonly best: Decimal | undefined },
): FarPrice | undefined {
  if (trigger === undefined) return undefined;
  const market = (side === 'buy' ? larger : smaller)(trigger, best ?? trigger);
  const far = farThroughBook(side, price, market);
  return far && (market === best ? far : { ...far, isTrigger: true });
}
