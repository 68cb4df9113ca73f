import { useConnection } from '@bourse/realtime';
import { useEffect, useState } from 'react';

/** So long after the connection went, panels say that what they show is old. */
const STALE_AFTER_MS = 5000;

/** Has the connection been away for so long that what streams should look old? */
export function useIsStale(): boolean {
  const { phase } = useConnection();
  const isAway = phase === 'stale' || phase === 'down';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setTimeout(() => setLong(true), STALE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isAway]);
  return isAway && isLong;
}
