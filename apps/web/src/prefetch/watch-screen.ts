import { whenIdle } from '@bourse/feature-kit';
import type { Router } from '../router';

/** The present screen's own requests and first render come before. */
const SETTLE_MS = 3000;

/**
 * Prefetches the likely next screens, one idle period each, when a screen has been shown for a while.
 * @param next the paths of the likely next screens, the likeliest first
 * @param prefetch requests the files of the screen at a path
 */
export function watchScreen(
  router: Pick<Router, 'state' | 'subscribe'>,
  next: (location: Router['state']['location']) => readonly string[],
  prefetch: (path: string) => void,
): void {
  let shown: string | undefined;
  let cancel: (() => void) | undefined;

  const prefetchNext = ([path, ...others]: readonly string[]) => {
    if (path === undefined) return;
    cancel = whenIdle(() => {
      prefetch(path);
      prefetchNext(others);
    });
  };
  const see = ({ location, navigation }: Router['state']) => {
    // A change of the query is the same screen.
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    cancel?.();
    const timer = setTimeout(() => prefetchNext(next(location)), SETTLE_MS);
    cancel = () => clearTimeout(timer);
  };

  see(router.state);
  router.subscribe(see);
}
