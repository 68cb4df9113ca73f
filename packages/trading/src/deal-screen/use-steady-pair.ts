import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { useKeyedState } from '@bourse/ui-kit';

/**
 * The same pair object until another pair, or other places, come: a ticker changes its figures several times a second,
 * and book, form and tables need none of them.
 */
export function useSteadyPair(pair: Pair): Pair {
  return useKeyedState(`${pair.id} ${priceDecimals(pair)} ${pair.amountDecimals}`, () => pair);
}
