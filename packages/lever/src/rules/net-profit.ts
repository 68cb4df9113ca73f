import { negate, sumIfKnown, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '@bourse/contracts/lever';

/** P/L after all fees of an order: profit − opening fee − overnight fees; `undefined` if one of them is unknown. */
export function netProfit({ profit, tradeFee, overnightFee }: LeverOrder): Decimal | undefined {
  return sumIfKnown([profit, tradeFee && negate(tradeFee), overnightFee && negate(overnightFee)]);
}
