import { PAIR_PARAMETER, pairParameter, type MarketSite } from '@bourse/market';
import type { SiteMap } from '../routing/site-map';
import type { Brand } from './brand';

/** Where a click on a pair leads, the first that there is (trading side, section 2, "Route table"). */
const TRADING_SCREENS = ['/leverdealCenter', '/dealCenter'];

/** What the market's screens learn of this site: the operator's apps and support, and where pairs are traded. */
export function marketSiteOf({ name, apps, support }: Brand, { has }: SiteMap): Partial<MarketSite> {
  const pairScreen = TRADING_SCREENS.find(has) ?? '/quotation';
  return {
    name,
    apps,
    support,
    tradePath: has('/dealCenter') ? '/dealCenter' : pairScreen,
    pairPath: (pair) => `${pairScreen}?${PAIR_PARAMETER}=${encodeURIComponent(pairParameter(pair))}`,
  };
}
