import type { Pair, PairGroup } from '@bourse/contracts/market';
import { pairsOfView } from '@bourse/market';
import type { MoverKind } from './movers';

const MOVERS = 5;
/** With fewer pairs the table of the page has nearly all of them, and a list of some says nothing new. */
const PAIRS_FOR_MOVERS = 30;

export interface HomeLists {
  /** Every displayed pair, those of the first group by turnover first. */
  readonly strip: readonly Pair[];
  /** The pair of the card beside the headline. */
  readonly lead: Pair | undefined;
  /** `undefined` with too few pairs. */
  readonly movers: Readonly<Record<MoverKind, readonly Pair[]>> | undefined;
}

const MOST_TRADED = { column: 'volume', direction: 'descending' } as const;

/** Each pair once, at its first place. */
const distinct = (pairs: readonly Pair[]) => [...new Map(pairs.map((pair) => [pair.id, pair])).values()];

/** The pairs on the home page. Changes are comparable across groups; a gainer has risen, and a loser has fallen. */
export function homeLists(groups: readonly PairGroup[]): HomeLists {
  const main = groups[0]?.pairs ?? [];
  const all = distinct(groups.flatMap(({ pairs }) => pairs));
  return {
    strip: distinct([...pairsOfView(main, 'all', MOST_TRADED), ...all]),
    lead: main[0],
    movers:
      all.length < PAIRS_FOR_MOVERS
        ? undefined
        : {
            gainers: pairsOfView(all, 'gainers').slice(0, MOVERS),
            losers: pairsOfView(all, 'losers').slice(0, MOVERS),
          },
  };
}
