import { useAppDispatch, useFallbackPolling } from '@bourse/feature-kit';
import type { Bar } from '@bourse/charts/contract';
import { useEffect } from 'react';
import { readLatestBars, useBarsQuery, type BarsOf } from './bars-api';

const NO_BARS: readonly Bar[] = [];
const NOTHING: Partial<BarsOf> = {};

/** Reads the newest bars in the interval of the fallback, while the socket does not deliver. `undefined`: there is nothing to read. */
export function usePolledBars(of: BarsOf | undefined): void {
  const dispatch = useAppDispatch();
  const { pair: id, symbol, resolution } = of ?? NOTHING;
  const { pollingInterval: interval } = useFallbackPolling();
  useEffect(() => {
    if (interval === 0 || id === undefined || symbol === undefined || resolution === undefined) return undefined;
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
