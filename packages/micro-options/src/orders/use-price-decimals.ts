import { usePricePlaces } from '@bourse/trading';
import { useCallback } from 'react';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { optionPriceDecimals } from '../rules/price-decimals';

/** Decimals of the prices of an option: all of them have the same. */
export type PriceDecimals = (option: Pick<OptionOrder, 'symbol' | 'openPrice'>) => number;

/** The decimals of an option's prices, by its pair. */
export function usePriceDecimals(): PriceDecimals {
  const placesOf = usePricePlaces();
  return useCallback(
    ({ symbol, openPrice }) => {
      const [base = '', quote = ''] = symbol.split('/');
      return optionPriceDecimals(placesOf({ base, quote }), openPrice);
    },
    [placesOf],
  );
}
