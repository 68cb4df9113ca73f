import { createPairValues, usePairValues } from '@bourse/market';
import type { LotSizes } from '../rules/positions';

/** Lot sizes of the pairs that have one. */
export const selectLotSizes = createPairValues(({ id, lotSize }) => (lotSize === undefined ? [] : [[id, lotSize]]));

/** Lot sizes of all pairs; renders again only when one of them changes. */
export const useLotSizes = (): LotSizes => usePairValues(selectLotSizes);
