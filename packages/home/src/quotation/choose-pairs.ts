import type { Pair, PairGroup, PairId } from '@bourse/contracts/market';
import { searchPairs, pairsOfView } from '@bourse/market';
import type { QuoteChoice, QuoteGroup } from './address';

/** The pairs of a group, each once; favourites in the order in which they were chosen. */
function pairsOfGroup(groups: readonly PairGroup[], group: QuoteGroup, favourites: readonly PairId[]): readonly Pair[] {
  if (group.kind === 'group') return groups.find(({ name }) => name === group.name)?.pairs ?? [];
  const byId = new Map(groups.flatMap(({ pairs }) => pairs).map((pair) => [pair.id, pair]));
  if (group.kind === 'favourites') return favourites.flatMap((id) => byId.get(id) ?? []);
  return [...byId.values()];
}

/** The pairs of a choice, in its order. A search covers every group. */
export function choosePairs(
  groups: readonly PairGroup[],
  { group, view, search, order }: QuoteChoice,
  favourites: readonly PairId[],
): readonly Pair[] {
  const isSearching = search.trim() !== '' && group.kind === 'group';
  const pairs = pairsOfGroup(groups, isSearching ? { kind: 'all' } : group, favourites);
  return pairsOfView(searchPairs(pairs, search), view, order);
}
