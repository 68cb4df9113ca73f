import { loadState } from '@bourse/feature-kit';
import { useState } from 'react';
import type { Pair } from '@bourse/contracts/market';
import type { Bar } from '@bourse/contracts/bars';
import { useBarPageQuery } from './bars-api';
import { seriesFrom } from './series';
import { type ChartProps, type TimeSpan, useKind } from '@bourse/charts';
import { resolutionFor, windowAround } from './span-window';
import { chartPairOf } from './chart-pair';

const NO_BARS: readonly Bar[] = [];
const noOlder = () => {};

/**
 * All props of `Chart` for a past stretch of time: it opens with start and end in view. The bars end shortly after the span and do not
 * move; the resolution is neither stored nor in the address.
 */
export function useSpanChart(
  pair: Pair,
  span: TimeSpan,
): Omit<ChartProps, 'height' | 'lines' | 'marks' | 'onAlertAt' | 'onOrderAt'> {
  const [resolution, onResolution] = useState(() => resolutionFor(span));
  const { currentData, isError, error, refetch } = useBarPageQuery({
    symbol: pair.symbol,
    resolution,
    ...windowAround(span, resolution),
  });
  return {
    ...useKind(),
    pair: chartPairOf(pair),
    bars: currentData ? seriesFrom(currentData).bars : NO_BARS,
    state: loadState({ data: currentData, isError, error }),
    onRetry: () => void refetch(),
    resolution,
    onResolution,
    onNearStart: noOlder,
  };
}
