import { createSelector } from '@reduxjs/toolkit';
import { useQuotationQuery } from '../api';
import type { Pair, PairGroup } from '../contract';

const NO_GROUPS: readonly PairGroup[] = [];

/** Whether two maps have the same keys with the same values. */
const areMapsEqual = <Key, Value>(a: ReadonlyMap<Key, Value>, b: ReadonlyMap<Key, Value>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);

/**
 * Values of all pairs, and the hook that returns those of the quotation. Tickers replace the groups in every frame; the result is the same
 * map until a value changes.
 * @param entriesOf what the map has of a pair
 */
export function createPairValues<Key extends string, Value>(
  entriesOf: (pair: Pair) => readonly (readonly [key: Key, value: Value])[],
) {
  const select = createSelector(
    [(groups: readonly PairGroup[]) => groups],
    (groups): ReadonlyMap<Key, Value> => new Map(groups.flatMap(({ pairs }) => pairs.flatMap(entriesOf))),
    { memoizeOptions: { resultEqualityCheck: areMapsEqual } },
  );
  const useValues = (): ReadonlyMap<Key, Value> =>
    useQuotationQuery(undefined, { selectFromResult: ({ data }) => ({ values: select(data ?? NO_GROUPS) }) }).values;
  return { select, useValues };
}
