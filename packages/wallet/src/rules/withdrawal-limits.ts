import {
  decimalsOf,
  floorTo,
  isGreater,
  isLess,
  isPositive,
  larger,
  minus,
  smaller,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import { AMOUNT_DECIMALS, withdrawalFee, type FeeRule } from './withdrawal-fee';

export interface WithdrawalLimits {
  readonly available: Decimal;
  readonly minimum: Decimal | undefined;
  readonly maximum: Decimal | undefined;
  readonly dayLimit: Decimal | undefined;
  readonly dayUsed: Decimal | undefined;
}

/** The remaining amount for today; `undefined` if the back end sends no limit or no used amount. */
export function restOfDay({ dayLimit, dayUsed }: WithdrawalLimits): Decimal | undefined {
  if (dayLimit === undefined || dayUsed === undefined) return undefined;
  return larger(minus(dayLimit, dayUsed), ZERO);
}

/** The largest amount that can be requested now: balance, maximum and daily rest, floored to 8 decimals. The fee is part of it. */
export function wholeAmount(limits: WithdrawalLimits): Decimal {
  const bounds = [limits.maximum, restOfDay(limits) ?? limits.dayLimit].filter((bound) => bound !== undefined);
  return floorTo(larger(bounds.reduce(smaller, limits.available), ZERO), AMOUNT_DECIMALS);
}

/** Codes are text keys; those in `lay.` are the specification's. */
export type WithdrawalAmountFault =
  | 'lay.cnumber'
  | 'withdraw.decimals'
  | 'lay.minnum'
  | 'withdraw.aboveMaximum'
  | 'withdraw.aboveDay'
  | 'withdraw.aboveBalance'
  | 'withdraw.notAboveFee';

/** The first reason why an amount cannot be withdrawn. `undefined` as amount: nothing, or no number, was typed. */
export function withdrawalAmountFault(
  amount: Decimal | undefined,
  limits: WithdrawalLimits,
  rule: FeeRule,
): WithdrawalAmountFault | undefined {
  if (amount === undefined || !isPositive(amount)) return 'lay.cnumber';
  if (decimalsOf(amount) > AMOUNT_DECIMALS) return 'withdraw.decimals';
  if (limits.minimum !== undefined && isLess(amount, limits.minimum)) return 'lay.minnum';
  if (limits.maximum !== undefined && isGreater(amount, limits.maximum)) return 'withdraw.aboveMaximum';
  const rest = restOfDay(limits) ?? limits.dayLimit;
  if (rest !== undefined && isGreater(amount, rest)) return 'withdraw.aboveDay';
  if (isGreater(amount, limits.available)) return 'withdraw.aboveBalance';
  return isGreater(amount, withdrawalFee(amount, rule)) ? undefined : 'withdraw.notAboveFee';
}
