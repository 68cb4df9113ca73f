import { priceDecimals, usePairs } from '@bourse/market';
import { useCallback } from 'react';
import type { NamedPair } from './shown-orders';

/** Decimals of the price for a row's pair; `undefined` while the pair is not known. */
export type PricePlaces = (row: NamedPair) => number | undefined;

/** The places of each pair's prices, for lists over all pairs. */
export function usePricePlaces(): PricePlaces {
  const { groups } = usePairs();
  // Pairs move all the time, their places do not: as one text they are the same value, and the tables stay as they are.
  const known = groups.flatMap(({ pairs }) => pairs.map((pair) => `${pair.symbol} ${priceDecimals(pair)}`)).join();
  return useCallback(
    ({ base, quote }: NamedPair) => {
      const found = known.split(',').find((entry) => entry.startsWith(`${base}/${quote} `));
      return found === undefined ? undefined : Number(found.split(' ')[1]);
    },
    [known],
  );
}
