import { matchRoutes } from 'react-router';
import type { Router } from '../router';

/**
 * Loads what React Router would load for an address: the screen's code, texts, slices and layout. Resolves at once where
 * nothing is missing. The router itself is not changed, so that a failure has no effect on a later navigation, which loads
 * again.
 * @throws ChunkLoadError where loading fails
 */
export async function loadScreenAt({ routes }: Pick<Router, 'routes'>, path: string): Promise<void> {
  // React Router removes `lazy` from a route that it has loaded.
  const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy;
  if (typeof lazy === 'function') await lazy();
}
