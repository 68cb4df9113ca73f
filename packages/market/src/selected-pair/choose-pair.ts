import { isSymbolNamed } from './named-symbol';

/** Inputs of the choice of a pair. */
export interface PairCandidate {
  readonly baseId: number;
  readonly quoteId: number;
  readonly symbol: string;
  readonly isDisplayed: boolean;
}

/** The two stored ids of the last selected pair. */
export type StoredPair = Pick<PairCandidate, 'baseId' | 'quoteId'>;

/**
 * The pair that a trading screen shows: named by the address, else kept in storage, else the first displayed one (trading side,
 * sections 2 and 4). `undefined` if the address names a pair that does not exist, or if there is no pair. Without dependencies, because
 * the script in the head of the page uses it too.
 */
export function choosePair<Candidate extends PairCandidate>(
  pairs: readonly Candidate[],
  named: string | null,
  stored: StoredPair | undefined,
): Candidate | undefined {
  if (named !== null) return pairs.find(({ symbol }) => isSymbolNamed(symbol, named));
  return (
    pairs.find(({ baseId, quoteId }) => baseId === stored?.baseId && quoteId === stored.quoteId) ??
    pairs.find(({ isDisplayed }) => isDisplayed)
  );
}
