import { useIsBelow } from '@bourse/ui-kit';
import type { ListRoom } from './layout';

/** The market list is docked from 1,600 px, or from 1,200 px while it is pinned. */
export function useListRoom(): ListRoom {
  const [hasRoom, isLarge] = [!useIsBelow('lg'), !useIsBelow('xl')];
  if (isLarge) return 'docked';
  return hasRoom ? 'pinned' : 'none';
}
