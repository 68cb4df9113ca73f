import { loadState } from '@bourse/feature-kit';
import { useIsStale } from '@bourse/realtime';
import type { Pair } from '@bourse/contracts/market';
import type { Bar } from '@bourse/contracts/bars';
import { useBarsQuery, type BarsOf } from './bars-api';
import { type ChartProps, useKind, steppedResolution, useResolution } from '@bourse/charts';
import { useComparison } from './use-comparison';
import { usePolledBars } from './use-live-bars';
import { useLoadTo } from './use-load-to';
import { useOlderBars } from './use-older-bars';
import { chartPairOf } from './chart-pair';

const NO_BARS: readonly Bar[] = [];

export interface UseChart extends Omit<ChartProps, 'height' | 'lines' | 'marks' | 'onAlertAt' | 'onOrderAt'> {
  /** Neither events nor reads arrive: the bars are stale. */
  readonly isStale: boolean;
  /** Selects the next longer (1) or shorter (-1) resolution, for keys; stops at the ends. */
  readonly stepResolution: (by: 1 | -1) => void;
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
  const { onNearStart: onComparedNearStart, ...comparison } = useComparison(pair, resolution);

  return {
    ...useKind(),
    ...useLoadTo(arg, onResolution),
    pair: chartPairOf(pair),
    bars: shown?.bars ?? NO_BARS,
    barsResolution: shown?.resolution ?? resolution,
    state: loadState({ data: currentData, isError, error }),
    isStale: useIsStale(shown?.readAt),
    onRetry: () => void refetch(),
    resolution,
    onResolution,
    stepResolution: (by) => onResolution(steppedResolution(resolution, by)),
    onNearStart: () => {
      void onNearStart();
      onComparedNearStart();
    },
    comparison,
  };
}
