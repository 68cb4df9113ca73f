import { PATHS } from '@bourse/feature-kit';
import type { Brand } from './brand/brand';
import { registerWorker } from './offline/register';
import { createPrefetch } from './prefetch/create-prefetch';
import { fetchPlanned } from './prefetch/fetch-planned';
import { loadScreenAt } from './prefetch/load-screen-at';
import { watchLinks } from './prefetch/watch-links';
import { watchScreen } from './prefetch/watch-screen';
import type { Router } from './router';

/** What a page does when its first screen has loaded: it prefetches other screens, and keeps its files for offline visits. */
export function startAfterLoad(router: Router, { logo, icon }: Brand): void {
  watchLinks(createPrefetch(router));
  watchScreen(router, fetchPlanned);
  const pictures = [logo, icon].filter((path) => path !== undefined);
  // The service worker caches the markets, so that the list is available offline even if it was never opened.
  void registerWorker(pictures, () => loadScreenAt(router, PATHS.quotation));
}
