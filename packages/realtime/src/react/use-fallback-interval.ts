import { useConnection } from './hooks';
import { useState } from 'react';

/** Market strip, book and history are polled every five seconds while the socket does not deliver (section 9). */
export const FALLBACK_INTERVAL_MS = 5000;

/** The part of the interval by which clients differ: those that lose the socket at the same moment do not poll in step. */
const JITTER = 0.2;

/** Polling interval for streamed data in milliseconds, 4500 to 5500: 0 (off) while the socket is live. */
export function useFallbackInterval(): number {
  const [interval] = useState(() => Math.round(FALLBACK_INTERVAL_MS * (1 + JITTER * (Math.random() - 0.5))));
  return useConnection().phase === 'live' ? 0 : interval;
}
