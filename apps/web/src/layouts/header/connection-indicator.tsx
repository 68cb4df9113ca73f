import { useConnection } from '@bourse/realtime';
import { ConnectionChip } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Epoch milliseconds, renewed every second while somebody looks. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Says that the live connection is not what it should be; screens that show live data say themselves that it is. */
export function ConnectionIndicator() {
  const { phase, lastHeardAt } = useConnection();
  const isAmiss = phase === 'stale' || phase === 'down';
  const now = useNow(isAmiss);
  if (!isAmiss) return null;
  return <ConnectionChip phase={phase} age={lastHeardAt === undefined ? undefined : Math.max(0, now - lastHeardAt)} />;
}
