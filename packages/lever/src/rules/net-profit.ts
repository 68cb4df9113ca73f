import { minus, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '../contract';

/** P/L after all fees of an order: profit − opening fee − overnight fees. */
export function netProfit({ profit, tradeFee, overnightFee }: LeverOrder): Decimal {
  return minus(minus(profit, tradeFee), overnightFee);
}
