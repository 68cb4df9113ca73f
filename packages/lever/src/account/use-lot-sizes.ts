import { useQuotationQuery } from '@bourse/market';
import type { PairGroup, PairId } from '@bourse/market/contract';
import { createSelector } from '@reduxjs/toolkit';
import { areMapsEqual } from './are-maps-equal';
import type { LotSizes } from '../rules/positions';

const NO_GROUPS: readonly PairGroup[] = [];

const lotSizesOf = (groups: readonly PairGroup[]): LotSizes =>
  new Map(
    groups.flatMap(({ pairs }) =>
      pairs.flatMap(({ id, lotSize }): [PairId, NonNullable<typeof lotSize>][] =>
        lotSize === undefined ? [] : [[id, lotSize]],
      ),
    ),
  );

/** Lot sizes of the pairs. Tickers replace the groups in every frame; the result is the same object until a lot size changes. */
export const selectLotSizes = createSelector([(groups: readonly PairGroup[]) => groups], lotSizesOf, {
  memoizeOptions: { resultEqualityCheck: areMapsEqual },
});

/** Lot sizes of all pairs; renders again only when one of them changes. */
export function useLotSizes(): LotSizes {
  return useQuotationQuery(undefined, {
    selectFromResult: ({ data }) => ({ lotSizes: selectLotSizes(data ?? NO_GROUPS) }),
  }).lotSizes;
}
