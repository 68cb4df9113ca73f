import { selectIsLoggedIn } from '@bourse/api-client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCompletedOrdersInfiniteQuery } from '../api';
import type { Side } from '@bourse/contracts/market';
import { useListState, rowsOfPages } from '@bourse/lists';
import { usePolling, useAppSelector } from '@bourse/feature-kit';
import { rowsOf, type ShownPair } from '@bourse/trading';

/** History is polled every 5 s while it is shown (specification, section 9). */
const POLLING_MS = 5000;

/** The user's fills of a pair, or of all pairs; no request for a visitor. */
export function useHistory(pair: ShownPair | undefined, { side }: { readonly side?: Side | undefined } = {}) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const query = useCompletedOrdersInfiniteQuery(
    isLoggedIn ? { baseId: pair?.baseId } : skipToken,
    usePolling(POLLING_MS),
  );
  const { currentData } = query;
  const rows = rowsOfPages(currentData?.pages ?? []);
  const fills = rowsOf(rows, pair, side);
  return { fills, ...useListState(query, { rows: rows.length, shown: fills.length }) };
}
