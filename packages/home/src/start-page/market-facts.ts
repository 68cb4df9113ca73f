import { sumIfKnown } from '@bourse/decimal';
import type { PairGroup } from '@bourse/contracts/market';
import { turnover } from '@bourse/market';
import type { MarketFacts } from './hero';

/** The number of pairs, and the turnover of the largest group; `undefined` without pairs. */
export function marketFacts(groups: readonly PairGroup[]): MarketFacts | undefined {
  const [largest] = groups.toSorted((a, b) => b.pairs.length - a.pairs.length);
  const currency = largest?.pairs[0]?.quote;
  if (!largest || currency === undefined) return undefined;
  // Turnovers add up only in one currency.
  const alike = largest.pairs.filter(({ quote }) => quote === currency);
  return {
    pairs: new Set(groups.flatMap(({ pairs }) => pairs.map(({ id }) => id))).size,
    turnover: sumIfKnown(alike.map(turnover)),
    currency,
  };
}
