import type { LeverOrder } from '@bourse/contracts/lever';
import { isGreater, isLess, minus, ONE, plus, smaller, type Decimal } from '@bourse/decimal';
import type { AccountFiguresAt } from './account-change';
import { contractValue } from './contract-value';
import { initialMargin } from './margin';
import { sizeOf, type LotSizes } from './positions';
import { isRisky } from './risk-rate';

/** The back end names what the margin of another multiple follows from. */
export const hasMultiple = ({ multiple, pair }: LeverOrder): boolean => multiple !== undefined && pair !== undefined;

/**
 * A position with another multiple (`leverage_multiple_change`). Its margin at opening becomes contract value at the entry price ÷ multiple. A
 * lower multiple fills the margin up to that amount; a higher one releases what is above it. `undefined` where a figure is unknown.
 */
export function withMultiple(position: LeverOrder, multiple: Decimal, lotSizes: LotSizes): LeverOrder | undefined {
  const size = sizeOf(position, lotSizes);
  const { margin, multiple: present } = position;
  if (size === undefined || margin === undefined || present === undefined) return undefined;
  const opening = initialMargin(contractValue(size, ONE, position.entryPrice), multiple);
  return {
    ...position,
    multiple,
    initialMargin: opening,
    margin: isLess(multiple, present) ? opening : smaller(margin, opening),
  };
}

/** The available balance after a change; `undefined` where a figure is unknown. */
export function availableAfter(
  available: Decimal | undefined,
  before: LeverOrder,
  after: LeverOrder | undefined,
): Decimal | undefined {
  if (available === undefined || before.margin === undefined || after?.margin === undefined) return undefined;
  return minus(plus(available, before.margin), after.margin);
}

export type MultipleProblem = 'unchanged' | 'insufficient' | 'risky';

interface MultipleInput {
  readonly present: Decimal | undefined;
  readonly chosen: Decimal;
  /** Margin that the change takes from the available balance; below zero: releases. `undefined`: unknown. */
  readonly taken: Decimal | undefined;
  readonly available: Decimal | undefined;
  /** The account after the change. */
  readonly after: Pick<AccountFiguresAt, 'riskRate'> | undefined;
}

/** Why an exchange refuses a multiple. Where a figure is unknown, the exchange decides. */
export function findMultipleProblem(input: MultipleInput): MultipleProblem | undefined {
  const { present, chosen, taken, available, after } = input;
  if (chosen === present) return 'unchanged';
  if (present === undefined || !isLess(chosen, present)) return undefined;
  if (taken !== undefined && available !== undefined && isGreater(taken, available)) return 'insufficient';
  return isRisky(after?.riskRate) ? 'risky' : undefined;
}
