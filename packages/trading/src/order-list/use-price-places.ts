import { priceDecimals, usePairs } from '@bourse/market';
import { useMemo } from 'react';
import type { NamedPair } from './shown-orders';

/** Decimals of the price for a row's pair; `undefined` while the pair is not known. */
export type PricePlaces = (row: NamedPair) => number | undefined;

/** The places of each pair's prices, for lists over all pairs. */
export function usePricePlaces(): PricePlaces {
  const { groups } = usePairs();
  // Pairs move all the time, their places do not: as one text they are the same value, and the tables stay as they are.
  const known = JSON.stringify(groups.flatMap(({ pairs }) => pairs.map((pair) => [pair.symbol, priceDecimals(pair)])));
  return useMemo(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
    const places = new Map(JSON.parse(known) as [string, number][]);
    return ({ base, quote }: NamedPair) => places.get(`${base}/${quote}`);
  }, [known]);
}
