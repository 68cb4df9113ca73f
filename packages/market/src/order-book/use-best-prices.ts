import type { Decimal } from '@bourse/decimal';
import { useSyncExternalStore } from 'react';
import type { ReadableBook } from './book-store';

/** The last price of the pair of a book; renders again only when it changes. */
export function useLastPrice(book: ReadableBook): Decimal | undefined {
  return useSyncExternalStore(book.subscribe, () => book.get()?.last);
}

/** Best bid and ask. */
export interface BestPrices {
  readonly bid: Decimal | undefined;
  readonly ask: Decimal | undefined;
}

/** The best prices of a book; renders again only when one of them changes. */
export function useBestPrices(book: ReadableBook): BestPrices {
  const bid = useSyncExternalStore(book.subscribe, () => book.get()?.bids[0]?.price);
  const ask = useSyncExternalStore(book.subscribe, () => book.get()?.asks[0]?.price);
  return { bid, ask };
}
