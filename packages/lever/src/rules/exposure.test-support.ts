import { decimal } from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/lever';

/** A position of a pair, as far as its risk goes. */
export const exposure = (direction: Direction, entryPrice: number, size: string) => ({
  direction,
  entryPrice: decimal(entryPrice),
  size: decimal(size),
});
