import { createPairValues } from '@bourse/market';

/** Lot sizes of the pairs that have one; the hook renders again only when one of them changes. */
export const { select: selectLotSizes, useValues: useLotSizes } = createPairValues(({ id, lotSize }) =>
  lotSize === undefined ? [] : [[id, lotSize]],
);
