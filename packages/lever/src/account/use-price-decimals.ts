import { createPairValues, leveragePriceDecimals, usePairValues } from '@bourse/market';
import { useCallback } from 'react';
import type { LeverOrder } from '@bourse/contracts/lever';

/** The pair of an order, and a price of it if one is known. */
export type Priced = Pick<LeverOrder, 'pair' | 'symbol'> & Partial<Pick<LeverOrder, 'entryPrice'>>;

/** Decimals of the prices of an order's pair. */
export type PriceDecimals = (order: Priced) => number;

/** Decimals by id and by symbol: an order names its pair by one of the two. */
const selectDecimals = createPairValues<string, number>((pair) => {
  const decimals = leveragePriceDecimals(pair);
  return [
    [pair.id, decimals],
    [pair.symbol, decimals],
  ];
});

/** Decimals of each pair's leverage prices; those that the entry price needs where the quotation does not have the pair. */
export function usePriceDecimals(): PriceDecimals {
  const known = usePairValues(selectDecimals);
  return useCallback(
    ({ pair, symbol, entryPrice }) =>
      known.get(pair ?? symbol) ??
      known.get(symbol) ??
      leveragePriceDecimals({ priceDecimals: undefined, last: entryPrice }),
    [known],
  );
}
