import { loadState, type LoadState, useFallbackPolling } from '@bourse/feature-kit';
import { useQuotationQuery } from '../api';
import type { Pair, PairGroup, PairId } from '@bourse/contracts/market';
import { displayedGroups, findPair } from './pairs';

const NO_GROUPS: readonly PairGroup[] = [];

export interface Pairs {
  /** With live figures; displayed pairs only. */
  readonly groups: readonly PairGroup[];
  readonly state: LoadState;
  readonly retry: () => void;
}

/** All pairs by group; their figures move with the socket, or are read every five seconds without it. */
export function usePairs(): Pairs {
  const query = useQuotationQuery(undefined, useFallbackPolling());
  const groups = query.data ?? NO_GROUPS;
  return {
    groups: displayedGroups(groups),
    state: loadState(query),
    retry: () => void query.refetch(),
  };
}

/** One pair with live figures, displayed or not; renders again only when this pair changes. */
export function usePair(id: PairId | undefined): Pair | undefined {
  return useQuotationQuery(undefined, {
    ...useFallbackPolling(),
    selectFromResult: ({ data }) => ({ pair: data && findPair(data, id) }),
  }).pair;
}
