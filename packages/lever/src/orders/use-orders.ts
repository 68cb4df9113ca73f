import { selectIsLoggedIn } from '@bourse/api-client';
import { loadState, useFallbackPolling, useAppSelector } from '@bourse/feature-kit';
import { pageCount } from '@bourse/lists';
import type { PairId } from '@bourse/contracts/market';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLeverOrdersQuery, useLeverStreamQuery } from '../api';
import { PAGE_SIZE, type LeverOrder, type ListName } from '@bourse/contracts/lever';

const NO_ORDERS: readonly LeverOrder[] = [];

/** Rows of the shown pair before those of other pairs, otherwise in their order. */
function shownPairFirst(orders: readonly LeverOrder[], shown: PairId): readonly LeverOrder[] {
  const isShown = (order: LeverOrder) => order.pair === undefined || order.pair === shown;
  const first = orders.filter(isShown);
  return first.length === 0 || first.length === orders.length
    ? orders
    : [...first, ...orders.filter((order) => !isShown(order))];
}

/** Positions that are closing before the open ones. */
function withClosing(open: readonly LeverOrder[], closing: readonly LeverOrder[]): readonly LeverOrder[] {
  if (closing.length === 0) return open;
  const ids = new Set(open.map(({ id }) => id));
  // A back end without such a list may answer with another one.
  return [...closing.filter(({ id, isClosing }) => isClosing && !ids.has(id)), ...open];
}

export interface OrdersQuery {
  readonly list: ListName;
  /** The pair whose rows come first. */
  readonly shown: PairId;
  /** The rows of this pair only; of all pairs where left out. */
  readonly only?: PairId | undefined;
  readonly page: number;
}

/** One page of a list over all pairs or of one pair. */
export function useOrders({ list, shown, only, page }: OrdersQuery) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  // Without the key for all pairs: the same cache entry as the account's.
  const argument = only === undefined ? { list, page } : { list, pair: only, page };
  const polling = useFallbackPolling();
  const isStreamed = list === 'positions' || list === 'entrusts';
  const query = useLeverOrdersQuery(isLoggedIn ? argument : skipToken, isStreamed ? polling : undefined);
  const { currentData: data, isError, error } = query;
  // A position that this page has closed may be closing for a while, in a list of its own.
  const { data: stream } = useLeverStreamQuery(undefined, { skip: !isLoggedIn });
  const mayClose = isLoggedIn && list === 'positions' && page === 1 && (stream?.closed.length ?? 0) > 0;
  const { currentData: closing } = useLeverOrdersQuery(
    mayClose ? { ...argument, list: 'closing' } : skipToken,
    polling,
  );
  const listed = data?.orders ?? NO_ORDERS;
  const orders = withClosing(listed, closing?.orders ?? NO_ORDERS);
  return {
    state: loadState({ data, isError, error }),
    orders: shownPairFirst(orders, shown),
    total: data?.total ?? 0,
    pageCount: pageCount(data?.total ?? 0, PAGE_SIZE),
    onRetry: () => void query.refetch(),
  };
}
