import { useFallbackPolling } from '@bourse/feature-kit';
import { readStored, STORAGE_KEYS } from '@bourse/storage';
import { useDealRead } from '@bourse/trading';
import { useState } from 'react';
import { useDealQuery } from '../api';

/** The deal of a pair: the user's balances and the initial book. Polled while the socket does not deliver. */
export function useDeal(pair: { readonly baseId: number; readonly quoteId: number }) {
  // Storage key of the address that some back ends require (section 3).
  const [address] = useState(() => readStored(STORAGE_KEYS.address));
  return useDealRead(
    useDealQuery(
      { legal_id: pair.quoteId, currency_id: pair.baseId, ...(address !== undefined && { address }) },
      useFallbackPolling(),
    ),
  );
}
