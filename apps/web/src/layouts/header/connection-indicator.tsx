import { useConnection } from '@bourse/realtime';
import { ConnectionChip, useIsPhone } from '@bourse/ui-kit';
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

/** How the live connection stands; nothing on screens that never wanted one, on phones only what is amiss. */
export function ConnectionIndicator() {
  const { phase, lastHeardAt, attempt } = useConnection();
  const isPhone = useIsPhone();
  const isAmiss = phase === 'stale' || phase === 'down';
  const now = useNow(phase === 'stale');
  const wasWanted = lastHeardAt !== undefined || attempt > 0;
  if (!wasWanted || (isPhone && !isAmiss)) return null;
  return <ConnectionChip phase={phase} age={lastHeardAt === undefined ? undefined : Math.max(0, now - lastHeardAt)} />;
}
