import { isGreater, sumIfKnown, times, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '@bourse/contracts/lever';
import { initialMargin } from './margin';
import { openingFee, type FeeRates } from './opening-fee';
import { findLimitProblem, type LimitProblem } from './order-rules';
import { sizeOf, type LotSizes } from './positions';
import { findStopProblem, type StopProblem, type Stops } from './stops';

/* Rules of moving a pending order to another price. Prices and money are in quote currency. */

/** The back end says which order would replace a pending one: its pair, and its leverage if it opens a position. */
export const isMovable = ({ pair, multiple, isReduceOnly }: LeverOrder): boolean =>
  pair !== undefined && (isReduceOnly === true || multiple !== undefined);

/** Margin and fee of an order at a price. */
export interface MovedCost {
  readonly margin: Decimal;
  readonly fee: Decimal | undefined;
}

/** What a pending order would hold at another price; `undefined` while its size or leverage is not known, and for reduce-only orders. */
export function movedCost(
  order: LeverOrder,
  price: Decimal,
  { lotSizes, rates }: { readonly lotSizes: LotSizes; readonly rates: FeeRates | undefined },
): MovedCost | undefined {
  const size = sizeOf(order, lotSizes);
  if (order.isReduceOnly || size === undefined || order.multiple === undefined) return undefined;
  const value = times(size, price);
  return { margin: initialMargin(value, order.multiple), fee: rates && openingFee(value, rates).total };
}

export type MoveProblem = LimitProblem | StopProblem | 'form.insufficient';

export interface MoveInput {
  /** Live price of the pair. */
  readonly live: Decimal | undefined;
  /** The stops that are planned for the order. */
  readonly stops: Stops;
  /** Available balance in the order's quote currency; `undefined` where it is not known. */
  readonly available: Decimal | undefined;
  readonly cost: MovedCost | undefined;
}

/**
 * The reason for which an order cannot be placed at a price: the old one would be cancelled and the new one refused. Money held by the old
 * order is available to the new one.
 */
export function findMoveProblem(
  order: LeverOrder,
  price: Decimal | undefined,
  { live, stops, available, cost }: MoveInput,
): MoveProblem | undefined {
  const { direction, margin, tradeFee } = order;
  const limit = findLimitProblem(direction, price, live);
  if (limit !== undefined || price === undefined) return limit;
  for (const kind of ['takeProfit', 'stopLoss'] as const) {
    const problem = findStopProblem(direction, kind, stops[kind], price, price);
    if (problem !== undefined) return problem;
  }
  const needed = sumIfKnown([cost?.margin, cost?.fee]);
  const released = sumIfKnown([available, margin, tradeFee]);
  // The exchange judges where a figure is not known.
  if (needed === undefined || released === undefined) return undefined;
  return isGreater(needed, released) ? 'form.insufficient' : undefined;
}
