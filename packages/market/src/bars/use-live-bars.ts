import { useAppDispatch, useFallbackPolling, usePolledRead } from '@bourse/feature-kit';
import type { Bar } from '@bourse/contracts/bars';
import { readLatestBars, useBarsQuery, type BarsOf } from './bars-api';

const NO_BARS: readonly Bar[] = [];

/** Reads the newest bars in the interval of the fallback, while the socket does not deliver. `undefined`: there is nothing to read. */
export function usePolledBars(of: BarsOf | undefined): void {
  const dispatch = useAppDispatch();
  usePolledRead(useFallbackPolling(), () => {
    if (of) void dispatch(readLatestBars(of));
  });
}

/** The newest bars of a pair, oldest first; the last one runs. Live, or read in the interval of the fallback. */
export function useLiveBars(of: BarsOf): readonly Bar[] {
  const { currentData } = useBarsQuery(of);
  usePolledBars(of);
  return currentData?.bars ?? NO_BARS;
}
