import { asFailure } from '@bourse/api-client';
import { useEffect } from 'react';
import { LOADING, READY, type LoadState } from '@bourse/feature-kit';

/** Maximum number of pages that are fetched without a click while the filter hides all loaded rows. */
const PAGES_WITHOUT_CLICK = 5;

/** The foot of a list. `none`: nothing to offer. `end`: the last page has been reached. */
export type More = 'none' | 'available' | 'loading' | 'failed' | 'end';

/** The fields of an infinite query that a list uses. */
export interface PagedQuery<Row> {
  readonly currentData?: { readonly pages: readonly (readonly Row[])[] } | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

type Pages = Pick<PagedQuery<unknown>, 'currentData' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>;

/** Lists offer more from here on (specification, section 9): over 8 rows. */
const ROWS_BEFORE_MORE = 8;

/** The foot of a list that comes in pages. `rows`: how many have arrived, whether they are shown or not. */
export function moreOf(query: Pages, rows: number, rowsBefore: number = ROWS_BEFORE_MORE): More {
  const { currentData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const pages = currentData?.pages.length ?? 0;
  if (isFetchingNextPage) return isProbe(pages, rows, rowsBefore) ? 'none' : 'loading';
  if (isFetchNextPageError) return 'failed';
  if (hasNextPage) return rows > rowsBefore || pages > 1 ? 'available' : 'none';
  return pages > 1 && rows > rowsBefore ? 'end' : 'none';
}

/**
 * A first page with few rows may be a full one: the page size is the server's. The second page is then fetched without a click;
 * where it has rows, more is offered.
 */
const isProbe = (pages: number, rows: number, rowsBefore: number) => pages === 1 && rows > 0 && rows <= rowsBefore;

interface ListOptions {
  /** How many rows have arrived. */
  readonly rows: number;
  /** How many of them are shown. */
  readonly shown: number;
  /** Number of rows above which the list offers more; default 8. */
  readonly rowsBefore?: number | undefined;
}

/**
 * The state of a list that comes in pages. Where rows have arrived but none is shown, further pages are fetched without a click
 * for a while: the list does not claim to be empty before.
 */
export function useListState<Row>(query: PagedQuery<Row>, { rows, shown, rowsBefore = ROWS_BEFORE_MORE }: ListOptions) {
  const { currentData, isError, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const pages = currentData?.pages.length ?? 0;
  const canFetch = hasNextPage && !isFetchNextPageError;
  const isSearching = canFetch && rows > 0 && shown === 0 && pages < PAGES_WITHOUT_CLICK;
  const isProbing = canFetch && isProbe(pages, rows, rowsBefore);
  // The page that was fetched last; another one follows it.
  const from = (isSearching || isProbing) && !isFetchingNextPage ? pages : 0;
  useEffect(() => {
    if (from > 0) void fetchNextPage();
  }, [from, fetchNextPage]);

  const more = moreOf(query, rows, rowsBefore);
  // An empty list has no end: it says that there is nothing.
  const hasFoot = !isSearching && (shown > 0 || more !== 'end');
  const failed = (): LoadState => (isError ? { kind: 'failed', failure: asFailure(error) } : LOADING);
  return {
    state: isSearching ? LOADING : currentData ? READY : failed(),
    more: hasFoot ? more : ('none' as const),
    onMore: () => void fetchNextPage(),
    onRetry: () => void query.refetch(),
  };
}
