import { useConnection } from '@bourse/realtime';
import { useChipsPlace } from './chips';
import { FreshnessChip } from './connection-status';
import { useIsStale } from './use-is-stale';
import { useOnline } from './use-online';
import { usePairsReadAt } from './use-pairs-read-at';

/**
 * For the head of every page: says that the connection is not what it should be, unless the screen says so in sight. A socket
 * on which nothing happens concerns only screens that show what streams. Without a network the page itself says it, and says more.
 */
export function ConnectionNotice() {
  const { phase } = useConnection();
  const isStale = useIsStale(usePairsReadAt());
  const chips = useChipsPlace();
  const isOnline = useOnline();
  const isAmiss = phase === 'down' || (isStale && chips !== 'none');
  return isAmiss && isOnline && chips !== 'in sight' ? <FreshnessChip /> : null;
}
