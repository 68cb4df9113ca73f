import { loadState } from '@bourse/feature-kit';
import { useIsStale } from '@bourse/realtime';
import type { Pair } from '@bourse/contracts/market';
import type { Bar } from '@bourse/contracts/bars';
import { useBarsQuery, type BarsOf } from './bars-api';
import { type ChartProps, useKind, steppedResolution, useResolution } from '@bourse/charts';
import { skipToken } from '@reduxjs/toolkit/query';
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

/** The interval and the type of a chart. */
export type ChartSettings = Pick<ChartProps, 'resolution' | 'onResolution' | 'kind' | 'onKind'>;

/**
 * The props of `Chart` for a pair, with the settings of the caller: live bars, and older ones on demand.
 * @param isPaused the chart is not visible: it keeps its bars, and neither reads nor hears new ones
 */
export function usePairChart(pair: Pair, settings: ChartSettings, isPaused = false) {
  const { resolution, onResolution } = settings;
  const { id, symbol } = pair;
  const arg: BarsOf = { pair: id, symbol, resolution };
  const query = useBarsQuery(isPaused ? skipToken : arg);
  const { currentData, isError, error, refetch } = query;
  // Until the bars of another resolution are here, those of the last one stay.
  const shown = currentData ?? (query.data?.pair === id ? query.data : undefined);

  usePolledBars(isPaused ? undefined : arg);
  const onNearStart = useOlderBars(arg, currentData?.hasOlder ?? false);
  return {
    ...settings,
    ...useLoadTo(arg, onResolution),
    pair: chartPairOf(pair),
    bars: shown?.bars ?? NO_BARS,
    barsResolution: shown?.resolution ?? resolution,
    state: loadState({ data: currentData, isError, error }),
    isStale: useIsStale(shown?.readAt),
    onRetry: () => void refetch(),
    onNearStart: () => void onNearStart(),
  };
}

/** All props of `Chart` for a pair: live bars, older ones on demand, and the stored settings. */
export function useChart(pair: Pair): UseChart {
  const [resolution, onResolution] = useResolution();
  const { onNearStart, ...chart } = usePairChart(pair, { resolution, onResolution, ...useKind() });
  const { onNearStart: onComparedNearStart, ...comparison } = useComparison(pair, resolution);
  return {
    ...chart,
    stepResolution: (by) => onResolution(steppedResolution(resolution, by)),
    onNearStart: () => {
      onNearStart();
      onComparedNearStart();
    },
    comparison,
  };
}
