import { useConnection } from '@bourse/realtime';

/** Market strip, book and history are read every five seconds where the socket does not deliver (section 9). */
export const FALLBACK_INTERVAL_MS = 5000;

/** How often to poll what otherwise streams, in milliseconds: 0 (not at all) while the socket is live. */
export function useFallbackInterval(): number {
  return useConnection().phase === 'live' ? 0 : FALLBACK_INTERVAL_MS;
}
