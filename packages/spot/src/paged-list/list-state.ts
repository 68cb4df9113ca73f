import { useEffect } from 'react';

/** Order lists offer more from here on (specification, section 9): over 8 rows. */
const ROWS_BEFORE_MORE = 8;

/** So many pages are fetched unasked while none of what has come is to be shown. */
const UNASKED_PAGES = 5;

/** `none`: few rows, nothing to say. `end`: an empty page came. */
export type More = 'none' | 'available' | 'loading' | 'failed' | 'end';

/** What a list needs of an infinite query. */
interface PagedQuery<Row> {
  readonly currentData?: { readonly pages: readonly (readonly Row[])[] } | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

type Pages = Pick<PagedQuery<unknown>, 'currentData' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>;

/** What stands below a list that comes in pages. `rows`: how many have come, whether they are shown or not. */
export function moreOf(query: Pages, rows: number, rowsBefore: number = ROWS_BEFORE_MORE): More {
  const { currentData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  if (hasNextPage) return rows > rowsBefore ? 'available' : 'none';
  return currentData !== undefined && currentData.pages.length > 1 ? 'end' : 'none';
}

/**
 * How a list stands that comes in pages, and the ways on. Where nothing of what has come is shown, it goes on by itself for a
 * while: "none" is not said while there may be some.
 */
export function useListState<Row>(
  query: PagedQuery<Row>,
  {
    rows,
    shown,
    rowsBefore,
  }: { readonly rows: number; readonly shown: number; readonly rowsBefore?: number | undefined },
) {
  const { currentData, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const pages = currentData?.pages.length ?? 0;
  const isGoingOn = rows > 0 && shown === 0 && hasNextPage && !isFetchNextPageError && pages < UNASKED_PAGES;
  // The page that was fetched last; another one follows it.
  const from = isGoingOn && !isFetchingNextPage ? pages : 0;
  useEffect(() => {
    if (from > 0) void fetchNextPage();
  }, [from, fetchNextPage]);

  const first = currentData ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const);
  return {
    status: isGoingOn ? ('loading' as const) : first,
    more: isGoingOn ? ('none' as const) : moreOf(query, rows, rowsBefore),
    onMore: () => void fetchNextPage(),
    onRetry: () => void query.refetch(),
  };
}
