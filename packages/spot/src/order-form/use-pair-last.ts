import type { PairId } from '@bourse/contracts/market';
import type { Decimal } from '@bourse/decimal';
import { useLastPrice, usePair, type ReadableBook } from '@bourse/market';

/** The last price of a pair: that of its book, else the one of the market list, both of the moment. */
export function usePairLast(pair: PairId, book: ReadableBook): Decimal | undefined {
  const listed = usePair(pair)?.last;
  return useLastPrice(book) ?? listed;
}
