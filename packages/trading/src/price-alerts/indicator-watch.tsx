import { useLiveBars } from '@bourse/market';
import { useEffect, useEffectEvent } from 'react';
import type { PriceAlert, WatchedIndicator } from './alert';
import { hasCrossed } from './indicator-crossing';

export interface IndicatorWatchProps {
  readonly alert: PriceAlert;
  readonly indicator: WatchedIndicator;
  readonly onCrossed: (alert: PriceAlert) => void;
}

/** Calls `onCrossed` when a bar closes with which the indicator of an alert has crossed. */
export function IndicatorWatch({ alert, indicator, onCrossed }: IndicatorWatchProps) {
  const bars = useLiveBars({ pair: alert.pair, symbol: alert.symbol, resolution: indicator.interval });
  const newest = bars.at(-1)?.openTime;
  const check = useEffectEvent((openTime: number | undefined) => {
    if (openTime !== undefined && hasCrossed(alert, bars)) onCrossed(alert);
  });
  // A bar closes when the next one opens.
  useEffect(() => check(newest), [newest]);
  return null;
}
