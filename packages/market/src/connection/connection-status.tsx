import { useConnection, useClock, useIsStale, useOnline } from '@bourse/realtime';
import { Box, ConnectionChip } from '@bourse/ui-kit';
import { useFreshnessChip } from './chip-visibility';
import { usePairsReadAt } from './use-pairs-read-at';

/** Freshness of streamed data: live, age, or reconnecting. */
export function ConnectionStatus() {
  const place = useFreshnessChip();
  return (
    <Box component="span" sx={{ display: 'inline-flex', minWidth: 0 }} ref={place}>
      <FreshnessChip />
    </Box>
  );
}

/**
 * Data that polling refreshes while the socket is silent count as live; both events and reads reset the age. While
 * offline only cached copies are read, and the page's notice shows their age.
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
