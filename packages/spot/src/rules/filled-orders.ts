import { compare, isGreater, isZero, minus, plus, ZERO, type Decimal } from '@bourse/decimal';
import { fillKey } from './fill-key';
import type { CompletedOrder, OpenOrder } from '@bourse/contracts/spot';
import { orderKey } from './open-orders';
import type { FreshOrders } from './find-outcome';

/** Open orders with the fills that are of none of them, or already counted. */
export interface KnownFills {
  readonly open: readonly OpenOrder[];
  readonly fills: ReadonlySet<string>;
}

/** A resting order trades at its own price, and not before it was placed. */
const canBeOf = (order: OpenOrder, fill: CompletedOrder) =>
  fill.side === order.side &&
  fill.base === order.base &&
  fill.quote === order.quote &&
  compare(fill.price, order.price) === 0 &&
  (fill.time === undefined || order.createdAt === undefined || fill.time >= order.createdAt);

/**
 * Open orders that have filled since `known`: the order is gone, and new fills explain all that was left of it. An order that is
 * gone without them was cancelled. `now` has the fills as of after its open orders.
 */
export function filledOrders(
  known: KnownFills,
  now: FreshOrders,
): { readonly filled: readonly OpenOrder[]; readonly known: KnownFills } {
  const left = new Map(now.open.map((order) => [orderKey(order), order.remaining]));
  let unexplained = now.fills.filter((fill) => !known.fills.has(fillKey(fill)));
  const filled = known.open.filter((order) => {
    const remaining = left.get(orderKey(order));
    const decrease = minus(order.remaining, remaining ?? ZERO);
    let traded: Decimal = ZERO;
    unexplained = unexplained.filter((fill) => {
      const withThis = plus(traded, fill.amount);
      if (!canBeOf(order, fill) || isGreater(withThis, decrease)) return true;
      traded = withThis;
      return false;
    });
    return remaining === undefined && !isZero(traded) && compare(traded, decrease) === 0;
  });
  // The fill of an order that was still open when the orders were read is counted next time.
  const isEarly = (fill: CompletedOrder) => now.open.some((order) => canBeOf(order, fill));
  const early = new Set(unexplained.filter(isEarly).map(fillKey));
  const fills = new Set(now.fills.map(fillKey).filter((key) => !early.has(key)));
  return { filled, known: { open: now.open, fills } };
}
