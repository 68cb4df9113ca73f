import { useConnection } from '@bourse/realtime';
import { ConnectionChip } from '@bourse/ui-kit';
import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

function tick(notify: () => void): () => void {
  const timer = setInterval(notify, SECOND_MS);
  return () => clearInterval(timer);
}

const stand = () => () => undefined;

/** Epoch milliseconds to the second, renewed while it is wanted. */
function useNow(isWanted: boolean): number {
  return useSyncExternalStore(isWanted ? tick : stand, () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS);
}

/** Says that the live connection is not what it should be; screens that show live data say themselves that it is. */
export function ConnectionIndicator() {
  const { phase, lastHeardAt } = useConnection();
  const isAmiss = phase === 'stale' || phase === 'down';
  const now = useNow(isAmiss);
  if (!isAmiss) return null;
  return <ConnectionChip phase={phase} age={lastHeardAt === undefined ? undefined : Math.max(0, now - lastHeardAt)} />;
}
