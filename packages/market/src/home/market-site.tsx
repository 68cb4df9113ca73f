import { createContext, use, type ReactNode } from 'react';
import type { Pair } from '../contract';
import { PAIR_PARAMETER, pairParameter } from '../selected-pair/selected-pair';

/** What the screens of this package take from the shell and the operator's brand. */
export interface MarketSite {
  /** What the operator calls it: the end of a page's title. */
  readonly name?: string | undefined;
  /**
   * Where a click on a pair leads. The specification (trading side, section 2) names `/leverdealCenter`; as long as the
   * shell has no leverage screen, the spot screen is the one that trades a pair.
   */
  readonly pairPath: (pair: Pick<Pair, 'base' | 'quote'>) => string;
  /** Where trading begins for who has not chosen a pair yet: the screen remembers the last one. */
  readonly tradePath: string;
  /** Where the operator's apps can be had; an app without an address is not offered. */
  readonly apps: { readonly ios?: string | undefined; readonly android?: string | undefined };
  /** Where the operator's support answers; what the exchange says (`cfg/kefu`) where left out. */
  readonly support?: string | undefined;
}

const spotPath: MarketSite['pairPath'] = (pair) =>
  `/dealCenter?${PAIR_PARAMETER}=${encodeURIComponent(pairParameter(pair))}`;

const DEFAULT_SITE: MarketSite = { pairPath: spotPath, tradePath: '/dealCenter', apps: {} };

const MarketSiteContext = createContext(DEFAULT_SITE);

/** Tells the screens below what is special about this site; what is left out stays the default. */
export function MarketSiteProvider({ site, children }: { site: Partial<MarketSite>; children: ReactNode }) {
  return <MarketSiteContext value={{ ...DEFAULT_SITE, ...site }}>{children}</MarketSiteContext>;
}

export function useMarketSite(): MarketSite {
  return use(MarketSiteContext);
}
