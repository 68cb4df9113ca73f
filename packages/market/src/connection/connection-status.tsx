import { useConnection } from '@bourse/realtime';
import { ConnectionChip } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 1000;

/** How fresh what streams is: live, how old, or being connected again. */
export function ConnectionStatus() {
  const { phase, lastHeardAt } = useConnection();
  const now = useNow(phase !== 'live');
  return <ConnectionChip phase={phase} age={lastHeardAt === undefined ? undefined : Math.max(0, now - lastHeardAt)} />;
}

/** The clock, a second at a time, while it matters. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
