import type { Router } from '../router';
import { loadScreenAt } from './load-screen-at';
import { mayPrefetch } from './may-prefetch';

/** Loads a screen before the user opens it, if the connection allows it. Failures are silent. */
export type Prefetch = (path: string) => void;

/** A prefetch that requests each address once; one that failed is requested again the next time. */
export function createPrefetch(router: Pick<Router, 'routes'>): Prefetch {
  const requested = new Set<string>();
  return (path) => {
    if (requested.has(path) || !mayPrefetch()) return;
    requested.add(path);
    loadScreenAt(router, path).catch(() => requested.delete(path));
  };
}
