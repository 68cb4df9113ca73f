import { createContext, use, type ReactNode } from 'react';
import type { Pair } from '../contract';
import { PAIR_PARAMETER } from '../selected-pair/named-symbol';
import { pairParameter } from '../selected-pair/selected-pair';

/** Settings from the shell and the operator's brand for this package's screens. */
export interface MarketSite {
  /** The operator's name, for page titles. */
  readonly name?: string | undefined;
  /**
   * Link target of a pair. The specification (trading side, section 2) names `/leverdealCenter`; the default is the
   * spot screen.
   */
  readonly pairPath: (pair: Pick<Pair, 'base' | 'quote' | 'lotSize'>) => string;
  /** Link target for trading without a selected pair: the screen uses the last one. */
  readonly tradePath: string;
  /** Addresses of the operator's apps; an app without an address is not offered. */
  readonly apps: { readonly ios?: string | undefined; readonly android?: string | undefined };
  /** Address of the operator's support; default: the exchange's (`cfg/kefu`). */
  readonly support?: string | undefined;
}

const spotPath: MarketSite['pairPath'] = (pair) =>
  `/dealCenter?${PAIR_PARAMETER}=${encodeURIComponent(pairParameter(pair))}`;

const DEFAULT_SITE: MarketSite = { pairPath: spotPath, tradePath: '/dealCenter', apps: {} };

const MarketSiteContext = createContext(DEFAULT_SITE);

/** Provides the site settings to the screens below; omitted settings keep their defaults. */
export function MarketSiteProvider({ site, children }: { site: Partial<MarketSite>; children: ReactNode }) {
  return <MarketSiteContext value={{ ...DEFAULT_SITE, ...site }}>{children}</MarketSiteContext>;
}

export function useMarketSite(): MarketSite {
  return use(MarketSiteContext);
}
