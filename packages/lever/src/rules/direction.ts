import { negate, type Decimal } from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/lever';

/** Applies the sign of a direction: unchanged for a long position, negated for a short one. */
export function signed(direction: Direction, value: Decimal): Decimal {
  return direction === 'long' ? value : negate(value);
}

export const oppositeOf = (direction: Direction): Direction => (direction === 'long' ? 'short' : 'long');
