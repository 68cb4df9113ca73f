import { PAIR_PARAMETER, pairParameter, type MarketSite } from '@bourse/market';
import type { SiteMap } from '../routing/site-map';
import type { Brand } from './brand';

/** Link targets of a pair; the first existing one is used (trading side, section 2, "Route table"). */
const TRADING_SCREENS = ['/leverdealCenter', '/dealCenter'];

/** Site settings for the market's screens: the operator's apps and support, and the screen that trades pairs. */
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
