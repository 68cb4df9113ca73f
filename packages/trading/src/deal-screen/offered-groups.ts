import type { Pair, PairGroup } from '@bourse/contracts/market';

/** The groups with the pairs that a screen offers; groups without one are left out. */
export function offeredGroups(groups: readonly PairGroup[], isOffered: (pair: Pair) => boolean): readonly PairGroup[] {
  return groups
    .map((group) => ({ ...group, pairs: group.pairs.filter(isOffered) }))
    .filter(({ pairs }) => pairs.length > 0);
}
