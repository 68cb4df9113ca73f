import { times, type Decimal } from '@bourse/decimal';

/** Size of a position in base currency: lots × lot size (`lever_share_num`). */
export function positionSize(lots: Decimal, lotSize: Decimal): Decimal {
  return times(lots, lotSize);
}

/** Contract value in quote currency: lots × lot size × price (contract notes, "Leverage"). */
export function contractValue(lots: Decimal, lotSize: Decimal, price: Decimal): Decimal {
  return times(positionSize(lots, lotSize), price);
}
