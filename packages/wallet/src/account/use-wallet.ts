import { useFallbackPolling } from '@bourse/feature-kit';
import { readStored, writeStored } from '@bourse/storage';
import { useIsStale } from '@bourse/realtime';
import { useState } from 'react';
import { useWalletListQuery } from '../api';
import type { HoldingFilter } from '../rules/holdings';

const HIDE_SMALL_KEY = 'bourse.hideSmallBalances';

/** The balances of all accounts and the state of the last read; read every five seconds while the socket does not deliver. */
export function useWallet() {
  const { currentData, isError, error, isFetching, fulfilledTimeStamp, refetch } = useWalletListQuery(undefined, {
    ...useFallbackPolling(),
  });
  const isStale = useIsStale(fulfilledTimeStamp);
  return {
    wallet: currentData,
    isStale: isStale && currentData !== undefined,
    hasFailed: isError,
    error,
    isFetching,
    onRetry: () => void refetch(),
  };
}

/** Search and "hide small balances"; the latter is kept on this device. */
export function useHoldingFilter() {
  const [filter, setFilter] = useState<HoldingFilter>(() => ({
    search: '',
    hideSmall: readStored(HIDE_SMALL_KEY) === '1',
  }));
  const change = (next: HoldingFilter) => {
    setFilter(next);
    writeStored(HIDE_SMALL_KEY, next.hideSmall ? '1' : undefined);
  };
  return [filter, change] as const;
}
