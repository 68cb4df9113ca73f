import type { Decimal } from '@bourse/decimal';
import type { Currency } from '../../catalog/types';
import { profitOf } from './formulas';
import type { LeverContext } from './lever-context';
import { accountOfUser, positionsIn, termsOf, unitsOf } from './margins';
import type { LeverPosition } from './types';

/** Lots of a position that close, with their price and their P/L there. */
export interface Closing {
  readonly position: LeverPosition;
  readonly lots: number;
  readonly price: Decimal;
  readonly profit: Decimal;
}

/** Positions of one user and currency that close together. */
export interface Group {
  readonly userId: number;
  readonly currency: Currency;
  readonly closing: readonly Closing[];
  /** Id of the reduce-only order that closes them. */
  readonly closedBy?: number;
}

export function closingAt(
  context: LeverContext,
  position: LeverPosition,
  price: Decimal,
  lots: number = position.lots,
): Closing {
  const { scale } = termsOf(context, position.pairId).quote;
  return { position, lots, price, profit: profitOf({ ...position, lots }, price, scale) };
}

/** The part of the losses that available balance, margins and profits do not pay, in units. */
export function shortageOf(context: LeverContext, { userId, currency, closing }: Group): bigint {
  const margins = positionsIn(context, userId, currency).map(({ margin }) => margin);
  const profits = closing.map(({ profit }) => profit);
  const money = [...margins, ...profits].reduce(
    (sum, amount) => sum + unitsOf(amount, currency),
    accountOfUser(context, userId, currency.id).available,
  );
  return money < 0n ? -money : 0n;
}

/**
 * Would the insurance fund pay while the user keeps other positions, or a part of one? It must not: their profit would be the
 * user's, and the loss the fund's.
 */
export function leavesLossBehind(context: LeverContext, group: Group): boolean {
  const closing = new Map(group.closing.map(({ position, lots }) => [position.id, lots]));
  const keeps = positionsIn(context, group.userId, group.currency).some(({ id, lots }) => closing.get(id) !== lots);
  return keeps && shortageOf(context, group) > 0n;
}
