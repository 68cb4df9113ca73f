import { useConnection } from '@bourse/realtime';

/** Market strip, book and history are polled every five seconds while the socket does not deliver (section 9). */
export const FALLBACK_INTERVAL_MS = 5000;

/** Polling interval for streamed data in milliseconds: 0 (off) while the socket is live. */
export function useFallbackInterval(): number {
  return useConnection().phase === 'live' ? 0 : FALLBACK_INTERVAL_MS;
}
