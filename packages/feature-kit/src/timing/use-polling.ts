import { backedOffMs, selectServerLoad } from '@bourse/api-client';
import { FALLBACK_INTERVAL_MS, useClock, useConnection } from '@bourse/realtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppSelector } from '../hooks';

/** The part of the interval by which clients differ: those that began at the same moment do not poll in step. */
const JITTER = 0.2;

/** The options of a query that polls. */
export interface Polling {
  /** Milliseconds; 0 is off. */
  readonly pollingInterval: number;
  readonly skipPollingIfUnfocused: boolean;
}

export interface PollingOptions {
  /** Whether a hidden tab polls too, for news that it announces by sound or by a notification of the system. */
  readonly whileHidden?: boolean;
}

/**
 * Polls at this interval in milliseconds (0: off), with a jitter of a tenth. While the back end is overloaded or away the interval grows to up
 * to a minute, and while it wants a rest (`Retry-After`) nothing is polled.
 */
export function usePolling(everyMs: number, { whileHidden = false }: PollingOptions = {}): Polling {
  const load = useAppSelector(selectServerLoad);
  const [factor] = useState(() => 1 + JITTER * (Math.random() - 0.5));
  const { restUntil = 0 } = load;
  const isResting = useClock(restUntil > 0, (now) => now < restUntil);
  const isOff = everyMs === 0 || isResting;
  return {
    pollingInterval: isOff ? 0 : Math.round(Math.max(everyMs, backedOffMs(load)) * factor),
    skipPollingIfUnfocused: !whileHidden,
  };
}

/** Polls streamed data while the socket does not deliver. */
export function useFallbackPolling(): Polling {
  return usePolling(useConnection().phase === 'live' ? 0 : FALLBACK_INTERVAL_MS);
}

/** Calls `read` in the interval of a poll, for a read that is no poll of its query. A hidden tab reads nothing. */
export function usePolledRead({ pollingInterval }: Polling, read: () => void): void {
  const onDue = useEffectEvent(() => {
    if (document.visibilityState === 'visible') read();
  });
  useEffect(() => {
    if (pollingInterval === 0) return undefined;
    const timer = setInterval(() => onDue(), pollingInterval);
    return () => clearInterval(timer);
  }, [pollingInterval]);
}
