import type { Pair } from '@bourse/market/contract';
import { useMemo } from 'react';
import { useMinuteClosesQuery } from '../api';
import { volatility } from '../rules/distance';

const MINUTE_MS = 60_000;

/** Volatility of the last sixty 1-minute bars of a pair, per cent; read again every minute. */
export function useSigma({ symbol }: Pair): number | undefined {
  const { currentData } = useMinuteClosesQuery(symbol, { pollingInterval: MINUTE_MS, skipPollingIfUnfocused: true });
  return useMemo(() => currentData && volatility(currentData), [currentData]);
}
