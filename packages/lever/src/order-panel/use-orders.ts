import { selectIsLoggedIn } from '@bourse/api-client';
import { loadState, pageCount } from '@bourse/feature-kit';
import type { PairId } from '@bourse/market/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useLeverOrdersQuery } from '../api';
import { PAGE_SIZE, type LeverOrder, type ListName } from '../contract';

const NO_ORDERS: readonly LeverOrder[] = [];

/** One page of a list of a pair. */
export function useOrders(list: ListName, pair: PairId, page: number) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const query = useLeverOrdersQuery(isLoggedIn ? { list, pair, page } : skipToken);
  const { currentData: data, isError, error } = query;
  return {
    state: loadState({ data, isError, error }),
    orders: data?.orders ?? NO_ORDERS,
    total: data?.total ?? 0,
    pageCount: pageCount(data?.total ?? 0, PAGE_SIZE),
    onRetry: () => void query.refetch(),
  };
}
