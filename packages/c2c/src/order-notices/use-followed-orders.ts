import { rowsOfPages } from '@bourse/lists';
import { usePolling } from '@bourse/feature-kit';
import { useOwnOrdersInfiniteQuery, useOwnOrdersState } from '../api';
import { isRunning } from '../rules/order-actions';

/** Interval of reads on every screen while an order runs, milliseconds: the other side's payment is not announced by an event. */
const RUNNING_POLL_MS = 15_000;
/** Interval while no order runs, milliseconds. An ad that is taken starts a payment window of many minutes. */
const IDLE_POLL_MS = 60_000;

/** The user's orders, read again and again; `whileHidden`: also while the tab is hidden; `skip`: not at all. */
export function useFollowedOrders({ skip = false, ...options }: { whileHidden?: boolean; skip?: boolean } = {}) {
  const known = useOwnOrdersState(undefined);
  const isAnyRunning = rowsOfPages(known.currentData?.pages ?? []).some(isRunning);
  const polling = usePolling(isAnyRunning ? RUNNING_POLL_MS : IDLE_POLL_MS, options);
  return useOwnOrdersInfiniteQuery(undefined, { skip, ...polling });
}
