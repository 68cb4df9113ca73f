import { usePairs } from '@bourse/market';
import type { ShownPair } from '@bourse/trading';

/** A delisted pair still has rows, but its id is not known here. */
function delistedPair(name: string | undefined): ShownPair | undefined {
  if (name === undefined) return undefined;
  const [base = '', quote = ''] = name.split('/');
  return { base, quote };
}

/** The names of all pairs, and the pair in the address in the form that requests need. */
export function useShownPair(name: string | undefined): { names: readonly string[]; pair: ShownPair | undefined } {
  const { groups } = usePairs();
  const pairs = groups.flatMap((group) => group.pairs);
  return {
    names: pairs.map(({ symbol }) => symbol),
    pair: pairs.find(({ symbol }) => symbol === name) ?? delistedPair(name),
  };
}
