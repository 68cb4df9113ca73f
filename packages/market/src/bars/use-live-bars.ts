import { useAppDispatch, useFallbackPolling } from '@bourse/feature-kit';
import type { Bar } from '@bourse/charts/contract';
import { useEffect } from 'react';
import { readLatestBars, useBarsQuery, type BarsOf } from './bars-api';

const NO_BARS: readonly Bar[] = [];

/** Reads the newest bars in the interval of the fallback, while the socket does not deliver. */
export function usePolledBars({ pair: id, symbol, resolution }: BarsOf): void {
  const dispatch = useAppDispatch();
  const { pollingInterval: interval } = useFallbackPolling();
  useEffect(() => {
    if (interval === 0) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible') void dispatch(readLatestBars({ pair: id, symbol, resolution }));
    };
    const timer = setInterval(read, interval);
    return () => clearInterval(timer);
  }, [dispatch, interval, id, symbol, resolution]);
}

/** The newest bars of a pair, oldest first; the last one runs. Live, or read in the interval of the fallback. */
export function useLiveBars(of: BarsOf): readonly Bar[] {
  const { currentData } = useBarsQuery(of);
  usePolledBars(of);
  return currentData?.bars ?? NO_BARS;
}
