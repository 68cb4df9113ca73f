import type { Pair, PairGroup } from '../contract';
import { pairsOfView } from '../quotation/order';
import type { MoverKind } from './movers';

const STRIP_PAIRS = 20;
const MOVERS = 5;
/** Behind the leading pair. */
const FOLLOWERS = 4;

export interface HomeLists {
  readonly strip: readonly Pair[];
  /** The leading pair first. */
  readonly pulse: readonly Pair[];
  readonly movers: Readonly<Record<MoverKind, readonly Pair[]>>;
}

/**
 * Which pairs the home page names. Turnovers compare in one currency only, so what was traded most is that of the first
 * group; changes compare everywhere.
 */
export function homeLists(groups: readonly PairGroup[]): HomeLists {
  const main = groups[0]?.pairs ?? [];
  const all = [...new Map(groups.flatMap(({ pairs }) => pairs).map((pair) => [pair.id, pair])).values()];
  const traded = pairsOfView(main, 'volume');
  const [lead] = main;
  return {
    strip: traded.slice(0, STRIP_PAIRS),
    pulse: lead ? [lead, ...traded.filter(({ id }) => id !== lead.id).slice(0, FOLLOWERS)] : [],
    movers: {
      gainers: pairsOfView(all, 'gainers').slice(0, MOVERS),
      losers: pairsOfView(all, 'losers').slice(0, MOVERS),
      volume: traded.slice(0, MOVERS),
    },
  };
}
