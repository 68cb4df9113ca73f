import { loadState, type LoadState } from '@bourse/feature-kit';
import { useTradesQuery } from '../api';
import { FALLBACK_INTERVAL_MS } from '../connection/use-fallback-interval';
import { useIsStale } from '../connection/use-is-stale';
import type { PairId, PublicTrade } from '../contract';

const NO_TRADES: readonly PublicTrade[] = [];

export interface Trades {
  readonly trades: readonly PublicTrade[];
  readonly state: LoadState;
  /** Reads fail: the displayed trades are stale. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

/**
 * Recent trades of a pair: read when its book changes and every five seconds, because a trade need not change the
 * displayed book.
 */
export function useTrades(pair: PairId): Trades {
  const query = useTradesQuery(pair, { pollingInterval: FALLBACK_INTERVAL_MS });
  const { currentData } = query;
  return {
    trades: currentData ?? NO_TRADES,
    state: loadState({ data: currentData, isError: query.isError, error: query.error }),
    isStale: useIsStale(query.fulfilledTimeStamp, { isStreamed: false }),
    retry: () => void query.refetch(),
  };
}
