import type { ExchangeStore } from '@bourse/api-client';
import { followErrors, type Feature, type SiteMap } from '@bourse/feature-kit';
import { followPush } from '@bourse/news';
import type { Brand } from './brand/brand';
import { registerWorker } from './offline/register';
import { createPrefetch } from './prefetch/create-prefetch';
import { fetchPlanned, prefetchPlanned } from './prefetch/fetch-planned';
import { likelyNext } from './prefetch/likely-next';
import { watchLinks } from './prefetch/watch-links';
import { watchScreen } from './prefetch/watch-screen';
import { answerWorker } from './push/answer-worker';
import { LINKS } from './links';
import type { Router } from './router';

/**
 * What a page does when its first screen has loaded: it keeps errors for the file for support, prefetches other screens, keeps
 * its files for offline visits, and ends notices of a former user.
 */
export function startAfterLoad(
  router: Router,
  { logo, icon, charts }: Brand,
  siteMap: SiteMap,
  features: readonly Feature[],
  store: ExchangeStore,
): void {
  followErrors();
  answerWorker((path) => void router.navigate(path), followPush(store));
  watchLinks(createPrefetch(router));
  watchScreen(
    router,
    (location) => likelyNext(location, siteMap, features),
    (path) => prefetchPlanned(path, charts),
  );
  const pictures = [logo, icon].filter((path) => path !== undefined);
  // The service worker keeps the markets, so that the list is available offline even if it was never opened. Their code is
  // fetched and not run, because it would block the first screen.
  const markets = siteMap.pathOf(LINKS.quotation);
  void registerWorker(pictures, async () => (markets === undefined ? undefined : fetchPlanned(markets, charts)));
}
