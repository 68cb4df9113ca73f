import { useConnection } from '@bourse/realtime';
import { useChipsPlace } from './chips';
import { FreshnessChip } from './connection-status';
import { useIsStale } from './use-is-stale';
import { usePairsReadAt } from './use-pairs-read-at';

/**
 * For the head of every page: says that the connection is not what it should be, unless the screen says so in sight. A socket
 * on which nothing happens concerns only screens that show what streams.
 */
export function ConnectionNotice() {
  const { phase } = useConnection();
  const isStale = useIsStale(usePairsReadAt());
  const chips = useChipsPlace();
  const isAmiss = phase === 'down' || (isStale && chips !== 'none');
  return isAmiss && chips !== 'in sight' ? <FreshnessChip /> : null;
}
