import { compare, type Decimal } from '@bourse/decimal';
import type { Direction } from '@bourse/ui-kit';
import { useState } from 'react';

interface Seen {
  readonly key: string | undefined;
  readonly price: Decimal | undefined;
  readonly direction: Direction;
}

/**
 * Where a price went from the one before it; `unchanged` until it has moved once. `key` says whose price it is: that of
 * another pair is no movement.
 */
export function usePriceDirection(price: Decimal | undefined, key?: string): Direction {
  const [seen, setSeen] = useState<Seen>({ key, price, direction: 'unchanged' });
  if (seen.key === key && seen.price === price) return seen.direction;
  const next = { key, price, direction: seen.key === key ? directionFrom(seen, price) : 'unchanged' } as const;
  setSeen(next);
  return next.direction;
}

function directionFrom({ price: before, direction }: Seen, price: Decimal | undefined): Direction {
  if (before === undefined || price === undefined) return direction;
  return compare(price, before) > 0 ? 'up' : 'down';
}
