import { leveragePriceDecimals, useQuotationQuery } from '@bourse/market';
import type { PairGroup } from '@bourse/market/contract';
import { createSelector } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { LeverOrder } from '../contract';
import { areMapsEqual } from './are-maps-equal';

const NO_GROUPS: readonly PairGroup[] = [];

/** The pair of an order, and a price of it if one is known. */
export type Priced = Pick<LeverOrder, 'pair' | 'symbol'> & Partial<Pick<LeverOrder, 'entryPrice'>>;

/** Decimals of the prices of an order's pair. */
export type PriceDecimals = (order: Priced) => number;

/** Decimals by id and by symbol: an order names its pair by one of the two. */
const selectDecimals = createSelector(
  [(groups: readonly PairGroup[]) => groups],
  (groups): ReadonlyMap<string, number> =>
    new Map(
      groups
        .flatMap(({ pairs }) => pairs)
        .flatMap((pair) => {
          const decimals = leveragePriceDecimals(pair);
          return [
            [pair.id, decimals],
            [pair.symbol, decimals],
          ] as const;
        }),
    ),
  { memoizeOptions: { resultEqualityCheck: areMapsEqual } },
);

/** Decimals of each pair's leverage prices; those that the entry price needs where the quotation does not have the pair. */
export function usePriceDecimals(): PriceDecimals {
  const { known } = useQuotationQuery(undefined, {
    selectFromResult: ({ data }) => ({ known: selectDecimals(data ?? NO_GROUPS) }),
  });
  return useCallback(
    ({ pair, symbol, entryPrice }) =>
      known.get(pair ?? symbol) ??
      known.get(symbol) ??
      leveragePriceDecimals({ priceDecimals: undefined, last: entryPrice }),
    [known],
  );
}
