import { selectIsLoggedIn } from '@bourse/api-client';
import { useFallbackInterval } from '@bourse/market';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useOpenOrdersInfiniteQuery } from '../api';
import type { OpenOrder } from '../contract';
import { moreOf } from '../paged-list/paged-list';
import { isOfPair, mergeOpenOrders, ROWS_BEFORE_MORE } from './rows';

interface PairNames {
  readonly baseId: number;
  readonly base: string;
  readonly quote: string;
}

/** The reader's open orders of a pair, or, without one, of all pairs; nothing for a visitor. More is offered over so many rows. */
export function useOpenOrders(pair: PairNames | undefined, rowsBeforeMore = ROWS_BEFORE_MORE) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const query = useOpenOrdersInfiniteQuery(isLoggedIn ? { baseId: pair?.baseId } : skipToken, {
    pollingInterval: useFallbackInterval(),
  });
  const { currentData: data, isError } = query;
  const orders = useMemo((): readonly OpenOrder[] => {
    const rows = mergeOpenOrders(data?.pages ?? []);
    return pair ? rows.filter((row) => isOfPair(row, pair)) : rows;
  }, [data, pair]);

  return {
    orders,
    status: data ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const),
    more: moreOf({ ...query, data }, orders.length, rowsBeforeMore),
    onMore: () => void query.fetchNextPage(),
    onRetry: () => void query.refetch(),
  };
}
