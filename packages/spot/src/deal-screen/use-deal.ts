import { readStored, STORAGE_KEYS } from '@bourse/api-client';
import { useFallbackInterval, type BookSnapshot } from '@bourse/market';
import { useMemo, useState } from 'react';
import { useDealQuery } from '../api';

/** The deal of a pair: the reader's balances, and the book to start from; polled where the socket does not deliver. */
export function useDeal(pair: { readonly baseId: number; readonly quoteId: number }) {
  // A back end that wants one finds the address where the specification keeps it (section 3).
  const [address] = useState(() => readStored(STORAGE_KEYS.address));
  const query = useDealQuery(
    { legal_id: pair.quoteId, currency_id: pair.baseId, ...(address !== undefined && { address }) },
    { pollingInterval: useFallbackInterval() },
  );
  const { currentData: deal, startedTimeStamp, fulfilledTimeStamp, isError, refetch } = query;

  const snapshot = useMemo((): BookSnapshot | undefined => {
    if (!deal || startedTimeStamp === undefined) return undefined;
    const { bids, asks, last } = deal;
    return { book: { bids, asks, last }, requestedAt: startedTimeStamp };
    // A reply like the one before it is the same object, and news all the same: what was heard in between is over.
    // oxlint-disable-next-line react/exhaustive-deps -- the moment belongs to this reply; the next request's is not its age
  }, [deal, fulfilledTimeStamp]);

  return { deal, snapshot, readAt: fulfilledTimeStamp, hasFailed: isError && !deal, retry: () => void refetch() };
}
