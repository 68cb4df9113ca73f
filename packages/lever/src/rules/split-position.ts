import { dividedBy, isLess, minus, times, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '@bourse/contracts/lever';

const AMOUNTS = ['margin', 'initialMargin', 'tradeFee', 'overnightFee', 'profit'] as const;

export interface SplitPosition {
  readonly part: LeverOrder;
  /** `undefined`: the whole position is the part. */
  readonly rest: LeverOrder | undefined;
}

/** Divides margin, fees and P/L of a position by lots. An estimate: the back end rounds to the decimals of the currency. */
export function splitPosition(position: LeverOrder, lots: Decimal): SplitPosition {
  if (!isLess(lots, position.lots)) return { part: position, rest: undefined };
  const part = { ...position, lots };
  const rest = { ...position, lots: minus(position.lots, lots) };
  for (const name of AMOUNTS) {
    const amount = position[name];
    if (amount === undefined) continue;
    part[name] = dividedBy(times(amount, lots), position.lots);
    rest[name] = minus(amount, part[name]);
  }
  return { part, rest };
}
