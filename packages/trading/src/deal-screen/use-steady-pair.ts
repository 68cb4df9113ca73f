import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useMemo } from 'react';

/**
 * The same pair object until another pair, or other places, come: a ticker changes its figures several times a second,
 * and book, form and tables need none of them.
 */
export function useSteadyPair(pair: Pair): Pair {
  // oxlint-disable-next-line react/exhaustive-deps -- that is the point: the figures of the pair are left out
  return useMemo(() => pair, [pair.id, priceDecimals(pair), pair.amountDecimals]);
}
