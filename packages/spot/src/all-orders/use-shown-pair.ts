import { usePairs } from '@bourse/market';
import type { ShownPair } from '@bourse/trading';

function shownPair(name: string | undefined, baseId: number | undefined): ShownPair | undefined {
  if (name === undefined) return undefined;
  const [base = '', quote = ''] = name.split('/');
  return { base, quote, baseId };
}

/** The names of all pairs, and the pair in the address in the form that requests need. */
export function useShownPair(name: string | undefined): { names: readonly string[]; pair: ShownPair | undefined } {
  const { groups } = usePairs();
  const pairs = groups.flatMap((group) => group.pairs);
  // A delisted pair still has rows, but its id is not known here.
  const baseId = pairs.find(({ symbol }) => symbol === name)?.baseId;
  return { names: pairs.map(({ symbol }) => symbol), pair: shownPair(name, baseId) };
}
