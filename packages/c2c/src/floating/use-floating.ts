import { c2cCapabilities } from '@bourse/contracts/c2c';
import { usePolling, useProductCapabilities } from '@bourse/feature-kit';
import type { Decimal } from '@bourse/decimal';
import { useEffect } from 'react';
import { useReferencePriceQuery } from '../api';

/** Interval of reads of the index while a preview of a price is shown, milliseconds. */
const INDEX_POLL_MS = 10_000;

/** Bounds of a price that follows the index; `undefined` where the back end does not announce such prices. */
export const useFloatingBounds = () => useProductCapabilities(c2cCapabilities).floating;

/** The index that prices follow, in CNY; `undefined` while it is unknown or there is none. */
export function useReference(currencyId: number | undefined, isShown: boolean): Decimal | undefined {
  const skip = !isShown || currencyId === undefined || currencyId === 0;
  return useReferencePriceQuery(currencyId ?? 0, { skip, ...usePolling(INDEX_POLL_MS) }).currentData;
}

interface PercentForm {
  readonly values: () => { readonly percent: string };
  readonly set: (changes: { readonly percent: string }) => void;
}

/** An error of the percent for want of an index ends when the index arrives. */
export function useIndexArrival({ values, set }: PercentForm, reference: Decimal | undefined) {
  useEffect(() => {
    if (reference !== undefined) set({ percent: values().percent });
  }, [reference, set, values]);
}
