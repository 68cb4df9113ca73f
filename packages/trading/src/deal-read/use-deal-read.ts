import { asFailure } from '@bourse/api-client';
import type { BookSnapshot } from '@bourse/market';
import { useMemo } from 'react';

/** The part of a query that `useDealRead` needs. */
interface DealQuery<Deal> {
  readonly currentData?: Deal | undefined;
  readonly startedTimeStamp?: number | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** The deal of a pair as a trading screen reads it: the reply with its initial book, its age, or why it cannot be read. */
export function useDealRead<Deal extends BookSnapshot['book']>(query: DealQuery<Deal>) {
  const { currentData: deal, startedTimeStamp, fulfilledTimeStamp, isError, error, refetch } = query;
  const snapshot = useMemo((): BookSnapshot | undefined => {
    if (!deal || startedTimeStamp === undefined) return undefined;
    const { bids, asks } = deal;
    return { book: { bids, asks }, requestedAt: startedTimeStamp };
    // An identical reply keeps its object identity, but it is a newer read.
    // oxlint-disable-next-line react/exhaustive-deps -- the moment belongs to this reply; the next request's is not its age
  }, [deal, fulfilledTimeStamp]);
  return {
    deal,
    snapshot,
    readAt: fulfilledTimeStamp,
    failure: isError && !deal ? asFailure(error) : undefined,
    retry: () => void refetch(),
  };
}
