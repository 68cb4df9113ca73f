import { isGreater, isLess, type Decimal } from '@bourse/decimal';
import type { LimitType, OrderMode, Side } from '@bourse/contracts/market';
import { farFromTrigger, farThroughBook, type FarPrice } from '@bourse/trading';

interface PricedOrder {
  readonly side: Side;
  readonly mode: OrderMode;
  readonly type?: LimitType | undefined;
  readonly price: Decimal | undefined;
  readonly trigger?: Decimal | undefined;
}

/** How far the price of a limit order is from the market at which it trades. */
export function farPriceOf(
  { side, mode, type, price, trigger }: PricedOrder,
  best: Decimal | undefined,
): FarPrice | undefined {
  if (mode !== 'limit') return undefined;
  return type === 'stop_limit' ? farFromTrigger(side, price, { trigger, best }) : farThroughBook(side, price, best);
}

/** The same for a set of limit orders of one side: of the order with the worst price. */
export function farthestPriceOf(
  orders: readonly { readonly price: Decimal }[],
  side: Side,
  best: Decimal | undefined,
): FarPrice | undefined {
  const isWorse = side === 'buy' ? isGreater : isLess;
  const [worst] = orders.map(({ price }) => price).toSorted((a, b) => (isWorse(a, b) ? -1 : 1));
  return farThroughBook(side, worst, best);
}
