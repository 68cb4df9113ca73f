import { useConnection } from '@bourse/realtime';
import { ConnectionChip } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useChipPlace } from './chips';
import { useClock } from './use-clock';
import { useIsStale } from './use-is-stale';
import { useOnline } from './use-online';
import { usePairsReadAt } from './use-pairs-read-at';

const Place = styled('span')({ display: 'inline-flex' });

/** How fresh what streams is: live, how old, or being connected again. */
export function ConnectionStatus() {
  const place = useChipPlace();
  return (
    <Place ref={place}>
      <FreshnessChip />
    </Place>
  );
}

/**
 * A silent socket whose figures are read instead is live to the reader; what comes either way makes the data younger. Without a
 * network only copies come, and the page itself says from when they are.
 */
export function FreshnessChip() {
  const { phase, lastHeardAt, awaySince } = useConnection();
  const readAt = usePairsReadAt();
  const isStale = useIsStale(readAt);
  const isOnline = useOnline();
  const newest = isOnline ? Math.max(lastHeardAt ?? 0, readAt ?? 0) : 0;
  const seconds = useClock(awaySince !== undefined, (now) => Math.max(0, Math.floor((now - newest) / 1000)));
  return (
    <ConnectionChip
      phase={phase === 'stale' && !isStale ? 'live' : phase}
      age={newest === 0 ? undefined : seconds * 1000}
    />
  );
}
