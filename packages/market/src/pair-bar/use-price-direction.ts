import { compare, type Decimal } from '@bourse/decimal';
import type { Direction } from '@bourse/ui-kit';
import { useState } from 'react';

interface Seen {
  readonly key: string | undefined;
  readonly price: Decimal | undefined;
  readonly direction: Direction;
}

/**
 * Direction of the last price change; `unchanged` before the first one. `key` identifies the pair: switching pairs is
 * not a price change.
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
