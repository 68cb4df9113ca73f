import { isPositive } from '@bourse/decimal';
import { useScreens, type Screens } from '@bourse/feature-kit';
import { PAIR_PARAMETER, pairParameter } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { LINKS } from '../links';
import { PATHS } from '../paths';

/** Where the lists of pairs lead. */
export interface PairLinks {
  /** The leverage screen (trading side, section 2, "Route table"), and the spot screen for a pair without leverage. */
  readonly pairPath: (pair: Pick<Pair, 'base' | 'quote' | 'lotSize'>) => string;
  /** For trading without a selected pair: the screen uses the last one. */
  readonly tradePath: string;
}

/** The screens that trade a pair, of those that exist; without any a pair stays in the list of all pairs. */
export function pairLinksOf(pathOf: Screens['pathOf']): PairLinks {
  const spot = pathOf(LINKS.spot);
  const leverage = pathOf(LINKS.leverage);
  const screenOf = ({ lotSize }: Pick<Pair, 'lotSize'>) =>
    (lotSize !== undefined && isPositive(lotSize) ? leverage : undefined) ?? spot ?? PATHS.quotation;
  return {
    tradePath: spot ?? leverage ?? PATHS.quotation,
    pairPath: (pair) => `${screenOf(pair)}?${PAIR_PARAMETER}=${encodeURIComponent(pairParameter(pair))}`,
  };
}

export function usePairLinks(): PairLinks {
  return pairLinksOf(useScreens().pathOf);
}
