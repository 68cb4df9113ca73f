import { isPositive } from '@bourse/decimal';
import { PATHS, type Site } from '@bourse/feature-kit';
import type { PairLinks } from '@bourse/home';
import { PAIR_PARAMETER, pairParameter } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import type { SiteMap } from '../routing/site-map';
import type { Brand } from './brand';

/** The operator's settings that screens of features use. */
export const siteOf = ({ name, apps, support }: Brand): Site => ({ name, apps, support });

/** The screens that trade a pair, of those that exist. */
export function pairLinksOf({ has }: SiteMap): PairLinks {
  const spotScreen = [PATHS.deal, PATHS.quotation].find(has) ?? PATHS.quotation;
  /** A pair opens the leverage screen (trading side, section 2, "Route table"), and one without leverage the spot screen. */
  const screenOf = ({ lotSize }: Pick<Pair, 'lotSize'>) =>
    lotSize !== undefined && isPositive(lotSize) && has(PATHS.leverDeal) ? PATHS.leverDeal : spotScreen;
  return {
    tradePath: [PATHS.deal, PATHS.leverDeal].find(has) ?? PATHS.quotation,
    pairPath: (pair) => `${screenOf(pair)}?${PAIR_PARAMETER}=${encodeURIComponent(pairParameter(pair))}`,
  };
}
