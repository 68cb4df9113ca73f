import { decimal, dividedBy, isPositive, times, type Decimal } from '@bourse/decimal';

const HUNDRED = decimal(100);

/** Return on initial margin (ROE) in per cent: P/L ÷ initial margin × 100; `undefined` without margin. */
export function returnOnMargin(profit: Decimal, margin: Decimal): Decimal | undefined {
  return isPositive(margin) ? times(dividedBy(profit, margin), HUNDRED) : undefined;
}
