import { asFailure } from '@bourse/api-client';
import type { BookSnapshot } from '@bourse/market';
import { useKeyedState } from '@bourse/ui-kit';
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
  // The moment belongs to this reply, not to the next request. An identical reply keeps its object identity, but is a newer read.
  const requestedAt = useKeyedState(fulfilledTimeStamp, () => startedTimeStamp);
  // The book takes every object as a newer reading.
  const snapshot = useMemo(
    (): BookSnapshot | undefined =>
      deal && requestedAt !== undefined ? { book: { bids: deal.bids, asks: deal.asks }, requestedAt } : undefined,
    [deal, requestedAt],
  );
  return {
    deal,
    snapshot,
    readAt: fulfilledTimeStamp,
    failure: isError && !deal ? asFailure(error) : undefined,
    retry: () => void refetch(),
  };
}
