import { selectIsLoggedIn } from '@bourse/api-client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useOpenOrdersInfiniteQuery } from '../api';
import type { Side } from '@bourse/contracts/market';
import { useListState } from '@bourse/lists';
import { useFallbackPolling, useAppSelector } from '@bourse/feature-kit';
import { rowsOf, type ShownPair } from '@bourse/trading';
import { mergeOpenOrders } from '../rules/open-orders';

interface Options {
  readonly side?: Side | undefined;
  /** Number of rows above which the list offers more. */
  readonly rowsBefore?: number;
}

/** The user's open orders of a pair, or of all pairs; no request for a visitor. */
export function useOpenOrders(pair: ShownPair | undefined, { side, rowsBefore }: Options = {}) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const query = useOpenOrdersInfiniteQuery(isLoggedIn ? { baseId: pair?.baseId } : skipToken, {
    ...useFallbackPolling(),
  });
  const { currentData } = query;
  const rows = mergeOpenOrders(currentData?.pages ?? []);
  const orders = rowsOf(rows, pair, side);
  return { orders, ...useListState(query, { rows: rows.length, shown: orders.length, rowsBefore }) };
}
