import { useConnection } from '@bourse/realtime';
import { useEffect, useState } from 'react';
import { isAway } from './away';
import { useClock } from './use-clock';
import { FALLBACK_INTERVAL_MS } from './use-fallback-interval';
import { useOnline } from './use-online';
import { useReadAt } from './use-read-at';

/** So long after the socket ceased to deliver, panels say that what they show is old. */
const STALE_AFTER_MS = 5000;

/** A read that succeeds is true until the next one should have come, with time for its reply. */
const READ_COUNTS_MS = FALLBACK_INTERVAL_MS + 2500;

/**
 * Should what streams look old? The socket has not delivered for a while, and reading in its place does not work either. A
 * socket that is silent because nothing happens makes nothing old: the reads say so. Without a network what is "read" is a
 * kept copy, which proves nothing.
 */
export function useIsStale(): boolean {
  const away = isAway(useConnection().phase);
  const readAt = useReadAt() ?? -Infinity;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!away) return undefined;
    const timer = setTimeout(() => setLong(true), STALE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [away]);
  const isOnline = useOnline();
  const isUnread = useClock(away, (now) => !isOnline || now - readAt > READ_COUNTS_MS);
  return away && isLong && isUnread;
}
