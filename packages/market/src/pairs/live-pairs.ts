import type { Pair, PairGroup } from '@bourse/contracts/market';
import { findPair } from './pairs';

/** A pair with the figures of now. */
export const pairOfNow =
  (groups: readonly PairGroup[]) =>
  (pair: Pair): Pair =>
    findPair(groups, pair.id) ?? pair;

/** The same pairs with current figures, in the given order; removed pairs are omitted. */
export function livePairs(pairs: readonly Pair[], groups: readonly PairGroup[]): readonly Pair[] {
  return pairs.flatMap(({ id }) => findPair(groups, id) ?? []);
}
