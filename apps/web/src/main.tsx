import { revokeOnLogout } from '@bourse/api-client';
import { logout } from '@bourse/identity';
import { createI18n, detectLanguage, languageOfTag, preloadCatalogues, storedLanguage } from '@bourse/i18n';
import { createOverlayHistory, createToastStore, loadInTime, uiKitMessages } from '@bourse/ui-kit';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { showBootFailure } from './boot-failure';
import { applyAccent } from './brand/apply-accent';
import { applyHead } from './brand/apply-head';
import type { Brand } from './brand/brand';
import { loadBrand } from './brand/load-brand';
import { enabledFeatures } from './brand/products';
import { features } from './features';
import { shellMessages } from './locales/messages';
import { registerWorker } from './offline/register';
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

async function start(root: HTMLElement): Promise<Brand> {
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
  return brand;
}

/** The service worker caches the markets, so that the list is available offline even if it was never opened. */
async function loadMarketsScreen(): Promise<void> {
  await features
    .flatMap(({ routes }) => routes)
    .find(({ path }) => path === '/quotation')
    ?.lazy();
}

/** Once the page has all that it needs: a worker's install would compete with it. */
function registerWorkerLater({ logo, icon }: Brand): void {
  const pictures = [logo, icon].filter((path) => path !== undefined);
  const register = () => void registerWorker(pictures, loadMarketsScreen);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const root = document.getElementById('root');
if (root) start(root).then(import.meta.env.PROD ? registerWorkerLater : undefined, () => showBootFailure(root));
