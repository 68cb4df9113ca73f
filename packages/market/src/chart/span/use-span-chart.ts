import { loadState } from '@bourse/feature-kit';
import { useMemo, useState } from 'react';
import type { Bar, Pair } from '../../contract';
import { barsApi } from '../bars/bars-api';
import { seriesFrom } from '../bars/series';
import type { ChartProps } from '../chart';
import type { TimeSpan } from '../plot/chart-line';
import { useKind } from '../plot/use-kind';
import { resolutionFor, windowAround } from './span-window';

const NO_BARS: readonly Bar[] = [];
const noOlder = () => {};

/**
 * All props of `Chart` for a past stretch of time: it opens with start and end in view. The bars end shortly after the span and do not
 * move; the resolution is neither stored nor in the address.
 */
export function useSpanChart(pair: Pair, span: TimeSpan): Omit<ChartProps, 'height' | 'lines' | 'onAlertAt'> {
  const [resolution, onResolution] = useState(() => resolutionFor(span));
  const { currentData, isError, error, refetch } = barsApi.endpoints.barPage.useQuery({
    symbol: pair.symbol,
    resolution,
    ...windowAround(span, resolution),
  });
  return {
    ...useKind(),
    pair,
    bars: useMemo(() => (currentData ? seriesFrom(currentData).bars : NO_BARS), [currentData]),
    state: loadState({ data: currentData, isError, error }),
    onRetry: () => void refetch(),
    resolution,
    onResolution,
    onNearStart: noOlder,
  };
}
