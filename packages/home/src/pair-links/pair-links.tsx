import { PAIR_PARAMETER, pairParameter } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { createContext, use, type ReactNode } from 'react';

/** Where the lists of pairs lead; the shell knows which trading screens there are. */
export interface PairLinks {
  /**
   * Link target of a pair. The specification (trading side, section 2) names `/leverdealCenter`; the default is the
   * spot screen.
   */
  readonly pairPath: (pair: Pick<Pair, 'base' | 'quote' | 'lotSize'>) => string;
  /** Link target for trading without a selected pair: the screen uses the last one. */
  readonly tradePath: string;
}

const spotPath: PairLinks['pairPath'] = (pair) =>
  `/dealCenter?${PAIR_PARAMETER}=${encodeURIComponent(pairParameter(pair))}`;

const DEFAULT_LINKS: PairLinks = { pairPath: spotPath, tradePath: '/dealCenter' };

const PairLinksContext = createContext(DEFAULT_LINKS);

/** Provides the links of pairs to the screens below; omitted ones keep their defaults. */
export function PairLinksProvider({
  links,
  children,
}: {
  readonly links: Partial<PairLinks>;
  readonly children: ReactNode;
}) {
  return <PairLinksContext value={{ ...DEFAULT_LINKS, ...links }}>{children}</PairLinksContext>;
}

export function usePairLinks(): PairLinks {
  return use(PairLinksContext);
}
