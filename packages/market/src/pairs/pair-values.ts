import { createSelector } from '@reduxjs/toolkit';
import { useQuotationQuery } from '../api';
import type { Pair, PairGroup } from '@bourse/contracts/market';

/** Values of all pairs, by key. */
type PairValues<Key, Value> = (groups: readonly PairGroup[]) => ReadonlyMap<Key, Value>;

const NO_GROUPS: readonly PairGroup[] = [];

/** Whether two maps have the same keys with the same values. */
const areMapsEqual = <Key, Value>(a: ReadonlyMap<Key, Value>, b: ReadonlyMap<Key, Value>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);

/**
 * Selects values of all pairs. Tickers replace the groups in every frame; the result is the same map until a value changes.
 * @param entriesOf what the map has of a pair
 */
export const createPairValues = <Key extends string, Value>(
  entriesOf: (pair: Pair) => readonly (readonly [key: Key, value: Value])[],
): PairValues<Key, Value> =>
  createSelector(
    [(groups: readonly PairGroup[]) => groups],
    (groups): ReadonlyMap<Key, Value> => new Map(groups.flatMap(({ pairs }) => pairs.flatMap(entriesOf))),
    { memoizeOptions: { resultEqualityCheck: areMapsEqual } },
  );

/** The values of the quotation; renders again only when one of them changes. */
export function usePairValues<Key, Value>(select: PairValues<Key, Value>): ReadonlyMap<Key, Value> {
  return useQuotationQuery(undefined, {
    selectFromResult: ({ data }) => ({ values: select(data ?? NO_GROUPS) }),
  }).values;
}
