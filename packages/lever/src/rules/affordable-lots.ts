import { dividedBy, floorTo, isPositive, ONE, percentOf, plus, smaller, ZERO, type Decimal } from '@bourse/decimal';
import { contractValue } from './contract-value';
import { initialMargin } from './margin';
import { openingFee, type FeeRates } from './opening-fee';

export interface LotCost {
  readonly price: Decimal;
  readonly lotSize: Decimal;
  readonly multiple: Decimal;
  readonly rates: FeeRates;
}

/** Margin and fee of one lot, in quote currency. */
export function costOfLot({ price, lotSize, multiple, rates }: LotCost): Decimal {
  const value = contractValue(ONE, lotSize, price);
  return plus(initialMargin(value, multiple), openingFee(value, rates).total);
}

/** The most whole lots whose margin and fee are at most `percent` per cent of the available balance, up to the server's maximum. */
export function lotsForPercent(
  percent: Decimal,
  available: Decimal,
  cost: LotCost,
  maximum: Decimal | undefined,
): Decimal {
  const one = costOfLot(cost);
  if (!isPositive(one) || !isPositive(available)) return ZERO;
  const lots = floorTo(dividedBy(percentOf(available, percent), one), 0);
  return maximum === undefined ? lots : smaller(lots, maximum);
}
