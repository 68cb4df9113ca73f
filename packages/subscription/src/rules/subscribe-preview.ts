import { isMultipleOf, isNegative, isPositive, minus, type Decimal } from '@bourse/decimal';
import { breakEvenFall } from './break-even-fall';
import { costOf, nearestMultiples, QUANTITY_STEP } from './quantity';

/** A quantity that can be subscribed. */
interface Neighbour {
  readonly quantity: Decimal;
  /** USDT. */
  readonly cost: Decimal;
  /** USDT that stay in the account; `undefined` without a balance that covers the cost. */
  readonly left: Decimal | undefined;
}

/** What a subscription of the entered quantity would do. */
export interface SubscribePreview {
  /** USDT; `undefined` while the quantity is empty. */
  readonly cost: Decimal | undefined;
  /** The multiples next to a quantity that is none. */
  readonly nearest: readonly Neighbour[];
  /** Fall of the market price, per cent, that removes the paper gain; `undefined` without a gain. */
  readonly breakEvenFall: Decimal | undefined;
}

/** @param terms prices in USDT; `market` and `available` are `undefined` while unknown. */
export function subscribePreview(
  quantity: Decimal | undefined,
  terms: { readonly price: Decimal; readonly market: Decimal | undefined; readonly available: Decimal | undefined },
): SubscribePreview {
  const { price, market, available } = terms;
  const neighbour = (next: Decimal): Neighbour => {
    const cost = costOf(next, price);
    const left = available && minus(available, cost);
    return { quantity: next, cost, left: left !== undefined && isNegative(left) ? undefined : left };
  };
  const isBetween = quantity !== undefined && isPositive(quantity) && !isMultipleOf(quantity, QUANTITY_STEP);
  const fall = breakEvenFall(price, market);
  return {
    cost: quantity && costOf(quantity, price),
    nearest: isBetween ? nearestMultiples(quantity).map(neighbour) : [],
    breakEvenFall: fall !== undefined && isPositive(fall) ? fall : undefined,
  };
}
