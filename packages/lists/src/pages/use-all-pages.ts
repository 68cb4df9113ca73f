import { useEffect, useState } from 'react';
import { loadState, type LoadState } from '@bourse/feature-kit';
import type { PagedQuery } from './list-state';
import { rowsOfPages } from './pages';

/** Pages that are read without a click: a bound for the load of a back end with a long history. */
const PAGES_AT_ONCE = 50;

export interface AllPages<Row> {
  /** Those that have arrived, in the order of the list. */
  readonly rows: readonly Row[];
  /** Loading until the bound or the end is reached. */
  readonly state: LoadState;
  /** Whether there are no further rows. */
  readonly isComplete: boolean;
  readonly onOlder: () => void;
  readonly onRetry: () => void;
}

/**
 * All rows of an infinite query, page by page to its end, or to a bound that the user can raise.
 * @param keyOf the same function in every render
 */
export function useAllPages<Row extends object>(query: PagedQuery<Row>, keyOf?: (row: Row) => unknown): AllPages<Row> {
  const [most, setMost] = useState(PAGES_AT_ONCE);
  const { currentData, hasNextPage, isFetchingNextPage, isError, isFetchNextPageError, fetchNextPage, refetch } = query;
  const pages = currentData?.pages.length ?? 0;
  const isToRead = hasNextPage && pages < most;
  const from = isToRead && !isFetchingNextPage && !isFetchNextPageError ? pages : 0;
  useEffect(() => {
    if (from > 0) void fetchNextPage();
  }, [from, fetchNextPage]);

  const rows = rowsOfPages(currentData?.pages ?? [], keyOf);
  const hasArrived = currentData !== undefined && !isToRead;
  return {
    rows,
    state: loadState({
      data: hasArrived ? currentData : undefined,
      isError: isError || isFetchNextPageError,
      error: query.error,
    }),
    isComplete: hasArrived && !hasNextPage,
    onOlder: () => setMost(pages + PAGES_AT_ONCE),
    onRetry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
