import type { Pair, PairGroup } from '@bourse/contracts/market';
import { pairsOfView } from '@bourse/market';
import type { MoverKind } from './movers';

const MOVERS = 5;
/** Behind the leading pair. */
const FOLLOWERS = 4;

const HIGHEST_CHANGE = { column: 'change', direction: 'descending' } as const;
const LOWEST_CHANGE = { column: 'change', direction: 'ascending' } as const;

export interface HomeLists {
  /** Every displayed pair, those of the first group by turnover first. */
  readonly strip: readonly Pair[];
  /** The leading pair first. */
  readonly pulse: readonly Pair[];
  readonly movers: Readonly<Record<MoverKind, readonly Pair[]>>;
}

const MOST_TRADED = { column: 'volume', direction: 'descending' } as const;

/** Each pair once, at its first place. */
const distinct = (pairs: readonly Pair[]) => [...new Map(pairs.map((pair) => [pair.id, pair])).values()];

/**
 * The pairs on the home page. Turnovers are comparable within one quote currency only, so the most traded pairs come
 * from the first group; changes are comparable across groups. The best and the worst performers are ranks, not signs: the lists stay full on a day
 * on which nearly every pair rises or falls.
 */
export function homeLists(groups: readonly PairGroup[]): HomeLists {
  const main = groups[0]?.pairs ?? [];
  const all = distinct(groups.flatMap(({ pairs }) => pairs));
  const changed = all.filter(({ change }) => change !== undefined);
  const traded = pairsOfView(main, 'volume');
  const [lead] = main;
  return {
    strip: distinct([...pairsOfView(main, 'all', MOST_TRADED), ...all]),
    pulse: lead ? [lead, ...traded.filter(({ id }) => id !== lead.id).slice(0, FOLLOWERS)] : [],
    movers: {
      best: pairsOfView(changed, 'all', HIGHEST_CHANGE).slice(0, MOVERS),
      worst: pairsOfView(changed, 'all', LOWEST_CHANGE).slice(0, MOVERS),
      volume: traded.slice(0, MOVERS),
    },
  };
}
