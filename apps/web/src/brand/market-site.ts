import { isPositive } from '@bourse/decimal';
import { PATHS } from '@bourse/feature-kit';
import { PAIR_PARAMETER, pairParameter, type MarketSite } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import type { SiteMap } from '../routing/site-map';
import type { Brand } from './brand';

/** Site settings for the market's screens: the operator's apps and support, and the screen that trades pairs. */
export function marketSiteOf({ name, apps, support }: Brand, { has }: SiteMap): Partial<MarketSite> {
  const spotScreen = [PATHS.deal, PATHS.quotation].find(has) ?? PATHS.quotation;
  /** A pair opens the leverage screen (trading side, section 2, "Route table"), and one without leverage the spot screen. */
  const screenOf = ({ lotSize }: Pick<Pair, 'lotSize'>) =>
    lotSize !== undefined && isPositive(lotSize) && has(PATHS.leverDeal) ? PATHS.leverDeal : spotScreen;
  return {
    name,
    apps,
    support,
    tradePath: [PATHS.deal, PATHS.leverDeal].find(has) ?? PATHS.quotation,
    pairPath: (pair) => `${screenOf(pair)}?${PAIR_PARAMETER}=${encodeURIComponent(pairParameter(pair))}`,
  };
}
