import { ceilTo, percentOf, plus, type Decimal } from '@bourse/decimal';
import { MONEY_DECIMALS } from './margin';

/** Fee rates of a pair, in per cent of the contract value. */
export interface FeeRates {
  readonly spread: Decimal;
  readonly tradeFee: Decimal;
}

/** Amounts in quote currency. */
export interface OpeningFee {
  readonly spread: Decimal;
  readonly tradeFee: Decimal;
  readonly total: Decimal;
}

/** Fee charged at opening: contract value × (`spread` + `lever_trade_fee`) ÷ 100, each part rounded up. */
export function openingFee(value: Decimal, rates: FeeRates): OpeningFee {
  const spread = ceilTo(percentOf(value, rates.spread), MONEY_DECIMALS);
  const tradeFee = ceilTo(percentOf(value, rates.tradeFee), MONEY_DECIMALS);
  return { spread, tradeFee, total: plus(spread, tradeFee) };
}
