import { selectIsLoggedIn } from '@bourse/api-client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useCompletedOrdersInfiniteQuery } from '../api';
import type { Side } from '../contract';
import { useListState } from '../paged-list/list-state';
import { rowsOf, type ShownPair } from '../shown-orders';
import { mergeFills } from './rows';

/** History is asked for every 5 s while it is shown (specification, section 9). */
const POLLING_MS = 5000;

/** The reader's fills of a pair, or, without one, of all pairs; nothing for a visitor. */
export function useHistory(pair: ShownPair | undefined, { side }: { readonly side?: Side | undefined } = {}) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const query = useCompletedOrdersInfiniteQuery(isLoggedIn ? { baseId: pair?.baseId } : skipToken, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
  });
  const { currentData } = query;
  const rows = useMemo(() => mergeFills(currentData?.pages ?? []), [currentData]);
  const fills = useMemo(() => rowsOf(rows, pair, side), [rows, pair, side]);
  return { fills, ...useListState(query, { rows: rows.length, shown: fills.length }) };
}
