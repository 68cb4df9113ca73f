import { loadState, type LoadState, usePolling } from '@bourse/feature-kit';
import { marketApi, useTradesQuery } from '../api';
import { FALLBACK_INTERVAL_MS, useConnection, useIsStale } from '@bourse/realtime';
import type { PairId, PublicTrade } from '@bourse/contracts/market';

const NO_TRADES: readonly PublicTrade[] = [];

export interface Trades {
  readonly trades: readonly PublicTrade[];
  readonly state: LoadState;
  /** Reads fail: the displayed trades are stale. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

/**
 * Recent trades of a pair: read when events tell of a trade, and every five seconds while the socket does not deliver or the last read
 * has failed.
 */
export function useTrades(pair: PairId): Trades {
  // The error of a read stays until the next one succeeds.
  const hasFailed = marketApi.endpoints.trades.useQueryState(pair, {
    selectFromResult: ({ error }) => ({ hasFailed: error !== undefined }),
  }).hasFailed;
  const isDelivering = useConnection().phase === 'live';
  const query = useTradesQuery(pair, usePolling(hasFailed || !isDelivering ? FALLBACK_INTERVAL_MS : 0));
  const { currentData } = query;
  return {
    trades: currentData ?? NO_TRADES,
    state: loadState({ data: currentData, isError: query.isError, error: query.error }),
    isStale: useIsStale(query.fulfilledTimeStamp, { isStreamed: !hasFailed }),
    retry: () => void query.refetch(),
  };
}
