import { absolute, percentChange, type Decimal } from '@bourse/decimal';

/** Distance from the mark price to a price in per cent of the mark price, never negative; `undefined` where the mark price is zero. */
export function distanceTo(mark: Decimal, price: Decimal): Decimal | undefined {
  const change = percentChange(mark, price);
  return change === undefined ? undefined : absolute(change);
}
