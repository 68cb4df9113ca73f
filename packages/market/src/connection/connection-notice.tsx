import { useConnection, useIsStale, useOnline } from '@bourse/realtime';
import { useChipVisibility } from './chip-visibility';
import { FreshnessChip } from './connection-status';
import { usePairsReadAt } from './use-pairs-read-at';

/**
 * Connection notice in the header of every page, unless a visible chip of the screen shows it. A silent socket concerns
 * only screens with streamed data. While offline the page's own notice is shown instead.
 */
export function ConnectionNotice() {
  const { phase } = useConnection();
  const isStale = useIsStale(usePairsReadAt());
  const chip = useChipVisibility();
  const isOnline = useOnline();
  const isAmiss = phase === 'down' || (isStale && chip !== 'none');
  return isAmiss && isOnline && chip !== 'visible' ? <FreshnessChip /> : null;
}
