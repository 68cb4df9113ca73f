import { isGreater, isLess, isNegative, isPositive, type Decimal } from '@bourse/decimal';
import type { Stop, Trigger, VenuePosition } from '../venue/types';

export type StopRefusal =
  | 'stop_not_positive'
  | 'long_take_profit_low'
  | 'long_stop_loss_high'
  | 'short_take_profit_high'
  | 'short_stop_loss_low';

/** Which stop would trigger at once at the mark price; 0 is no stop. `undefined`: both can wait. */
export function stopRefusal(
  { direction, markPrice, entryPrice }: Pick<VenuePosition, 'direction' | 'markPrice' | 'entryPrice'>,
  { takeProfit, stopLoss }: Readonly<Record<Stop['kind'], Decimal>>,
): StopRefusal | undefined {
  if (isNegative(takeProfit) || isNegative(stopLoss)) return 'stop_not_positive';
  const now = markPrice ?? entryPrice;
  if (direction === 'long') {
    if (isPositive(takeProfit) && !isGreater(takeProfit, now)) return 'long_take_profit_low';
    return isPositive(stopLoss) && !isLess(stopLoss, now) ? 'long_stop_loss_high' : undefined;
  }
  if (isPositive(takeProfit) && !isLess(takeProfit, now)) return 'short_take_profit_high';
  return isPositive(stopLoss) && !isGreater(stopLoss, now) ? 'short_stop_loss_low' : undefined;
}

/** Which stop of a position a trigger is: one that waits is on its own side of the mark price. */
export function stopKind({ price }: Trigger, { direction, markPrice, entryPrice }: VenuePosition): Stop['kind'] {
  const isAbove = isGreater(price, markPrice ?? entryPrice);
  return isAbove === (direction === 'long') ? 'takeProfit' : 'stopLoss';
}
