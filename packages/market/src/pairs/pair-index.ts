import type { Pair, PairId } from '@bourse/contracts/market';

/** Properties of a list of pairs that do not change with their figures. */
interface PairIndex {
  /** Place of each pair in its list. */
  readonly places: ReadonlyMap<PairId, number>;
  /** Are there pairs that are not displayed? */
  readonly hasHidden: boolean;
}

const indexes = new WeakMap<readonly Pair[], PairIndex>();

/** The index is built once per list, not at every ticker. */
export function indexOf(pairs: readonly Pair[]): PairIndex {
  let index = indexes.get(pairs);
  if (!index) {
    index = {
      places: new Map(pairs.map(({ id }, place) => [id, place])),
      hasHidden: pairs.some(({ isDisplayed }) => !isDisplayed),
    };
    indexes.set(pairs, index);
  }
  return index;
}

/** Reuses the index for the same pairs with other figures. */
export function sharesIndex(before: readonly Pair[], after: readonly Pair[]): void {
  indexes.set(after, indexOf(before));
}
