import { loadState, useAppDispatch } from '@bourse/feature-kit';
import { useCallback, useRef } from 'react';
import { useIsStale } from '@bourse/realtime';
import type { Pair } from '../contract';
import type { Bar } from '@bourse/charts/contract';
import { useBarsQuery, type BarsOf } from './bars-api';
import { type ChartProps, useKind, steppedResolution, useResolution } from '@bourse/charts';
import { loadOlderBars } from './load-older-bars';
import { usePolledBars } from './use-live-bars';
import { chartPairOf } from './chart-pair';

const NO_BARS: readonly Bar[] = [];

/** Pause after a failed request for older bars. */
const OLDER_AGAIN_MS = 5000;

export interface UseChart extends Omit<ChartProps, 'height' | 'lines' | 'marks' | 'onAlertAt' | 'onOrderAt'> {
  /** Neither events nor reads arrive: the bars are stale. */
  readonly isStale: boolean;
  /** Selects the next longer (1) or shorter (-1) resolution, for keys; stops at the ends. */
  readonly stepResolution: (by: 1 | -1) => void;
}

/** The function that loads older bars, one request at a time. */
function useOlderBars({ pair: id, symbol, resolution }: BarsOf, hasOlder: boolean) {
  const dispatch = useAppDispatch();
  const older = useRef({ of: '', isLoading: false, notBefore: 0 });
  return useCallback(async () => {
    const of = `${id} ${resolution}`;
    // Loading other bars does not block interaction.
    if (older.current.of !== of) older.current = { of, isLoading: false, notBefore: 0 };
    const state = older.current;
    if (!hasOlder || state.isLoading || Date.now() < state.notBefore) return;
    state.isLoading = true;
    const outcome = await dispatch(loadOlderBars({ pair: id, symbol, resolution }));
    state.isLoading = false;
    if (outcome === 'failed') state.notBefore = Date.now() + OLDER_AGAIN_MS;
  }, [dispatch, hasOlder, id, symbol, resolution]);
}

/** All props of `Chart` for a pair: live bars, older ones on demand, and the stored settings. */
export function useChart(pair: Pair): UseChart {
  const [resolution, onResolution] = useResolution();
  const { id, symbol } = pair;
  const arg: BarsOf = { pair: id, symbol, resolution };
  const query = useBarsQuery(arg);
  const { currentData, isError, error, refetch } = query;
  // Until the bars of another resolution are here, those of the last one stay.
  const shown = currentData ?? (query.data?.pair === id ? query.data : undefined);

  usePolledBars(arg);
  const onNearStart = useOlderBars(arg, currentData?.hasOlder ?? false);

  return {
    ...useKind(),
    pair: chartPairOf(pair),
    bars: shown?.bars ?? NO_BARS,
    barsResolution: shown?.resolution ?? resolution,
    state: loadState({ data: currentData, isError, error }),
    isStale: useIsStale(shown?.readAt),
    onRetry: () => void refetch(),
    resolution,
    onResolution,
    stepResolution: (by) => onResolution(steppedResolution(resolution, by)),
    onNearStart: () => void onNearStart(),
  };
}
