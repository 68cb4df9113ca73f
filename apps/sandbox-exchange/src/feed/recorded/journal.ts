import { minus, times, type Decimal } from '@bourse/decimal';
import type { UserFill } from '../../products/spot/types';

/**
 * Gain of a spot fill against not having traded, in the quote currency, after its fee: a buy has the received quantity at the present
 * price less what it cost, a sale what it brought less the present worth of what was given.
 */
export function againstHolding(
  { side, price, quantity, fee }: Pick<UserFill, 'side' | 'price' | 'quantity' | 'fee'>,
  present: Decimal,
): Decimal {
  const paid = times(price, quantity);
  if (side === 'buy') return minus(times(minus(quantity, fee), present), paid);
  return minus(minus(paid, fee), times(quantity, present));
}
