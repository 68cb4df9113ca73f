import { useTradesQuery } from '../api';
import { FALLBACK_INTERVAL_MS } from '../connection/use-fallback-interval';
import { useIsStale } from '../connection/use-is-stale';
import type { PairId, PublicTrade } from '../contract';
import { loadStatus, type LoadStatus } from '../load-status';

const NO_TRADES: readonly PublicTrade[] = [];

export interface Trades {
  readonly trades: readonly PublicTrade[];
  readonly status: LoadStatus;
  /** They cannot be read any more: what is shown is old. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

/**
 * Recent trades of a pair: read when its book moves, and every five seconds besides, because a trade need not move what
 * the book shows.
 */
export function useTrades(pair: PairId): Trades {
  const query = useTradesQuery(pair, { pollingInterval: FALLBACK_INTERVAL_MS });
  const { currentData } = query;
  return {
    trades: currentData ?? NO_TRADES,
    status: loadStatus({ data: currentData, isError: query.isError }),
    isStale: useIsStale(query.fulfilledTimeStamp, { isStreamed: false }),
    retry: () => void query.refetch(),
  };
}
