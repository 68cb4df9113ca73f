import { useBook, type BookSnapshot, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { useHasBook } from './use-has-book';
import { useRetry } from './use-retry';

interface DealCall {
  /** The book of the deal call. */
  readonly snapshot: BookSnapshot | undefined;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** The live book of a trading screen, which begins with that of the deal call. */
export function useDealBook(pair: Pair, { snapshot, failure, retry }: DealCall): BookStore {
  const store = useBook(pair, snapshot);
  // Without a book its panel offers a retry; with one from the socket only the balances are missing.
  useRetry(useHasBook(store) && failure !== undefined, retry);
  return store;
}
