import type { Pair, PairId } from '../contract';

/** What is known of a list of pairs and does not change with their figures. */
interface PairIndex {
  /** Place of each pair in its list. */
  readonly places: ReadonlyMap<PairId, number>;
  /** Are there pairs that are not displayed? */
  readonly hasHidden: boolean;
}

const indexes = new WeakMap<readonly Pair[], PairIndex>();

/** Thousands of pairs are looked through once, not at every ticker. */
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

/** The same pairs in the same places with other figures: what was known of the list is known of this one. */
export function sharesIndex(before: readonly Pair[], after: readonly Pair[]): void {
  indexes.set(after, indexOf(before));
}
