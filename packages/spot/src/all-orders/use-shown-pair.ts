import { usePairs } from '@bourse/market';
import type { ShownPair } from '../shown-orders';

function shownPair(name: string | undefined, baseId: number | undefined): ShownPair | undefined {
  if (name === undefined) return undefined;
  const [base = '', quote = ''] = name.split('/');
  return { base, quote, baseId };
}

/** The names of all pairs, and the one that an address names, as the exchange can be asked for its rows. */
export function useShownPair(name: string | undefined): { names: readonly string[]; pair: ShownPair | undefined } {
  const { groups } = usePairs();
  const pairs = groups.flatMap((group) => group.pairs);
  // A pair that is traded no more has rows, and no number that is known here.
  const baseId = pairs.find(({ symbol }) => symbol === name)?.baseId;
  return { names: pairs.map(({ symbol }) => symbol), pair: shownPair(name, baseId) };
}
