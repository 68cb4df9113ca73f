import { selectIsLoggedIn } from '@bourse/api-client';
import { loadState, useAppDispatch, useAppSelector, type LoadState } from '@bourse/feature-kit';
import { readAllPages } from '@bourse/lists';
import type { PairId } from '@bourse/contracts/market';
import { skipToken } from '@reduxjs/toolkit/query';
import { useAllClosedQuery, useLeverOrdersQuery } from '../api';
import { readOrders } from '../api/read-orders';
import { PAGE_SIZE, type LeverOrder } from '@bourse/contracts/lever';
import type { LeverState } from '../state';

const NONE: readonly LeverOrder[] = [];

/** Reads all closed positions from the server. */
export function useReadClosed(only: PairId | undefined) {
  const dispatch = useAppDispatch<LeverState>();
  return (onCount?: (count: number) => void) =>
    readAllPages<LeverOrder>(
      (page) => dispatch(readOrders({ list: 'closed', pair: only, page })),
      ({ id }) => String(id),
      onCount,
    );
}

export interface ClosedPositions {
  /** The first page, then all pages once they are read. */
  readonly orders: readonly LeverOrder[];
  /** Of the first page. */
  readonly state: LoadState;
  readonly isComplete: boolean;
  readonly onRetry: () => void;
}

/** The closed positions of one pair or of all pairs. */
export function useClosedPositions(only: PairId | undefined): ClosedPositions {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const ofPair = only === undefined ? {} : { pair: only };
  const first = useLeverOrdersQuery(isLoggedIn ? { list: 'closed', ...ofPair, page: 1 } : skipToken);
  const total = first.currentData?.total;

  // The first page is enough for a short list; a longer one is read to its end once for each total.
  const isLong = total !== undefined && total > PAGE_SIZE;
  const { currentData: all } = useAllClosedQuery(isLong ? { ...ofPair, total } : skipToken);

  return {
    orders: all ?? first.currentData?.orders ?? NONE,
    state: loadState({ data: first.currentData, isError: first.isError, error: first.error }),
    isComplete: all !== undefined || (total !== undefined && !isLong),
    onRetry: () => void first.refetch(),
  };
}
