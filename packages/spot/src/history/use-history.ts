import { selectIsLoggedIn } from '@bourse/api-client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useCompletedOrdersInfiniteQuery } from '../api';
import type { CompletedOrder } from '../contract';
import { moreOf } from '../paged-list/paged-list';
import { isOfPair, ROWS_BEFORE_MORE } from '../open-orders/rows';
import { mergeFills } from './rows';

/** History is asked for every 5 s while it is shown (specification, section 9). */
const POLLING_MS = 5000;

interface PairNames {
  readonly baseId: number;
  readonly base: string;
  readonly quote: string;
}

/** The reader's fills of a pair, or, without one, of all pairs; nothing for a visitor. */
export function useHistory(pair: PairNames | undefined) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const query = useCompletedOrdersInfiniteQuery(isLoggedIn ? { baseId: pair?.baseId } : skipToken, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
  });
  const { currentData: data, isError } = query;
  const fills = useMemo((): readonly CompletedOrder[] => {
    const rows = mergeFills(data?.pages ?? []);
    return pair ? rows.filter((row) => isOfPair(row, pair)) : rows;
  }, [data, pair]);

  return {
    fills,
    status: data ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const),
    more: moreOf({ ...query, data }, fills.length, ROWS_BEFORE_MORE),
    onMore: () => void query.fetchNextPage(),
    onRetry: () => void query.refetch(),
  };
}
