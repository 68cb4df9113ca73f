import { matchRoutes } from 'react-router';
import type { Router } from '../router';
import { mayPrefetch } from './may-prefetch';

/** Loads a screen before the user opens it, if the connection allows it. Failures are silent. */
export type Prefetch = (path: string) => void;

/**
 * Loads what React Router would load for an address: the screen's code, texts, slices and layout. Resolves at once where
 * nothing is missing. The router itself is not changed, so that a failure has no effect on a later navigation, which loads
 * again.
 * @throws ChunkLoadError where loading fails
 */
async function loadScreenAt({ routes }: Pick<Router, 'routes'>, path: string): Promise<void> {
  // React Router removes `lazy` from a route that it has loaded.
  const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy;
  if (typeof lazy === 'function') await lazy();
}

/** A prefetch that requests each address once; one that failed is requested again the next time. */
export function createPrefetch(router: Pick<Router, 'routes'>): Prefetch {
  const requested = new Set<string>();
  return (path) => {
    if (requested.has(path) || !mayPrefetch()) return;
    requested.add(path);
    loadScreenAt(router, path).catch(() => requested.delete(path));
  };
}
