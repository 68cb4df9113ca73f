import { revokeOnLogout } from '@bourse/api-client';
import { logout } from '@bourse/identity';
import { createI18n, detectLanguage, languageOfTag, preloadCatalogues, storedLanguage } from '@bourse/i18n';
import { createOverlayHistory, createToastStore, loadInTime, uiKitMessages } from '@bourse/ui-kit';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { BOOT_FAILED } from './boot-failure';
import { applyAccent } from './brand/apply-accent';
import { applyHead } from './brand/apply-head';
import type { Brand } from './brand/brand';
import { loadBrand } from './brand/load-brand';
import { enabledFeatures } from './brand/products';
import { features } from './features';
import { shellMessages } from './locales/messages';
import { createRouter, type Router } from './router';
import { overlayRouter } from './routing/overlay-router';
import { createPrepare } from './routing/prepare';
import { siteMapOf } from './routing/site-map';
import { guardedPage } from './session/guarded-page';
import { createSessionGuard } from './session/session-guard';
import { createPageStore } from './store';

/** Resolves when the code of the first screen is there, or has failed to come. */
function untilInitialised(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });
}

interface Page {
  readonly router: Router;
  readonly brand: Brand;
}

async function start(root: HTMLElement): Promise<Page> {
  const i18n = createI18n({ language: detectLanguage(storedLanguage(), navigator.languages) });
  const [brand] = await Promise.all([
    loadBrand(),
    loadInTime(() => preloadCatalogues(i18n, [shellMessages, uiKitMessages])),
  ]);
  applyAccent(brand.accent);
  applyHead(brand, languageOfTag(i18n.language));

  const guard = createSessionGuard();
  const enabled = enabledFeatures(features, brand.products);
  const { store, realtime } = createPageStore([guard.middleware, revokeOnLogout(logout)]);
  const siteMap = siteMapOf(enabled);
  const overlayHistory = createOverlayHistory();
  const router = createRouter(enabled, siteMap, createPrepare(store, i18n));
  overlayHistory.connect(overlayRouter(router));
  const toasts = createToastStore();
  guard.protect(guardedPage(router, toasts, i18n, siteMap));

  // A prerendered first screen stays until the whole screen can replace it.
  if (root.hasChildNodes()) await untilInitialised(router);
  // In small pieces, between which the page answers.
  startTransition(() =>
    createRoot(root).render(
      <App
        store={store}
        realtime={realtime}
        i18n={i18n}
        toasts={toasts}
        brand={brand}
        siteMap={siteMap}
        router={router}
      />,
    ),
  );
  return { router, brand };
}

/** Once the page has all that it needs: prefetches and a worker's install would compete with it. */
function startAfterLoad({ router, brand }: Page): void {
  // Without this chunk the page misses nothing that it shows.
  const run = () =>
    void import('./after-load').then(
      (later) => later.startAfterLoad(router, brand),
      () => undefined,
    );
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

const root = document.getElementById('root');
// After the module, not within it: an inspector parses a whole chunk again for the stack of a request that its module makes.
if (root)
  Promise.resolve(root)
    .then(start)
    .then(import.meta.env.PROD ? startAfterLoad : undefined, () => void dispatchEvent(new Event(BOOT_FAILED)));
