import { decimal, dividedBy, isPositive, times, type Decimal } from '@bourse/decimal';

const HUNDRED = decimal(100);

/** Return on initial margin (ROE) in per cent: P/L ÷ initial margin × 100; `undefined` without margin, or if one of them is unknown. */
export function returnOnMargin(profit: Decimal | undefined, margin: Decimal | undefined): Decimal | undefined {
  return profit !== undefined && margin !== undefined && isPositive(margin)
    ? times(dividedBy(profit, margin), HUNDRED)
    : undefined;
}
