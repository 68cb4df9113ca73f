import type { Pair, PairGroup, PairId } from '../contract';

/** Pairs by their id. */
export function pairsById(groups: readonly PairGroup[]): ReadonlyMap<PairId, Pair> {
  return new Map(groups.flatMap(({ pairs }) => pairs).map((pair) => [pair.id, pair]));
}

/** The same pairs with the figures of now, in the order in which they are given; those that are gone are left out. */
export function livePairs(pairs: readonly Pair[], live: ReadonlyMap<PairId, Pair>): readonly Pair[] {
  return pairs.flatMap(({ id }) => live.get(id) ?? []);
}
