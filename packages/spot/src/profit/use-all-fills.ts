import { selectIsLoggedIn } from '@bourse/api-client';
import { loadState, rowsOfPages, useAppSelector, type LoadState } from '@bourse/feature-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useFillPagesInfiniteQuery } from '../api';
import { fillKey } from '../api/read-orders';
import type { CompletedOrder } from '../contract';

/** Pages of fills that are read without a click: a bound for the load of a back end with a long history. */
const PAGES_AT_ONCE = 50;

export interface AllFills {
  /** Newest first. */
  readonly fills: readonly CompletedOrder[];
  /** Loading until the bound or the end is reached. */
  readonly state: LoadState;
  /** Whether there are no older fills. */
  readonly isComplete: boolean;
  /** Fills that have arrived while more are read. */
  readonly count: number;
  readonly onOlder: () => void;
  readonly onRetry: () => void;
}

/** All fills of the user, page by page to the end of the history, or to a bound that the user can raise. */
export function useAllFills(): AllFills {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [most, setMost] = useState(PAGES_AT_ONCE);
  const query = useFillPagesInfiniteQuery(isLoggedIn ? undefined : skipToken);
  const { currentData, hasNextPage, isFetchingNextPage, isError, isFetchNextPageError, fetchNextPage, refetch } = query;
  const pages = currentData?.pages.length ?? 0;
  const isToRead = hasNextPage && pages < most;
  const from = isToRead && !isFetchingNextPage && !isFetchNextPageError ? pages : 0;
  useEffect(() => {
    if (from > 0) void fetchNextPage();
  }, [from, fetchNextPage]);

  const fills = useMemo(() => rowsOfPages(currentData?.pages ?? [], fillKey), [currentData]);
  const hasArrived = currentData !== undefined && !isToRead;
  return {
    fills,
    state: loadState({
      data: hasArrived ? currentData : undefined,
      isError: isError || isFetchNextPageError,
      error: query.error,
    }),
    isComplete: hasArrived && !hasNextPage,
    count: fills.length,
    onOlder: () => setMost(pages + PAGES_AT_ONCE),
    onRetry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
