import { readDialect } from '@bourse/contracts/dialects';
import { revokeOnLogout, type ExchangeStore } from '@bourse/api-client';
import { createExchangeClient, siteMapOf, type Feature, type SiteMap } from '@bourse/feature-kit';
import { logout } from '@bourse/identity';
import { createI18n, detectLanguage, languageOfTag, preloadCatalogues, storedLanguage } from '@bourse/i18n';
import { createOverlayHistory, loadInTime, uiKitMessages } from '@bourse/ui-kit';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { BOOT_FAILED, isOldBrowser } from './boot-failure';
import { applyAccent } from './brand/apply-accent';
import { applyHead } from './brand/apply-head';
import { readBrand, type Brand } from './brand/brand';
import { enabledFeatures } from './brand/products';
import { features } from './features';
import { shellMessages } from './locales/messages';
import { operatorFile } from './operator/operator-file';
import { createRouter, type Router } from './router';
import { overlayRouter } from './routing/overlay-router';
import { guardedPage } from './session/guarded-page';
import { createSessionGuard } from './session/session-guard';

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
  readonly store: ExchangeStore;
  readonly router: Router;
  readonly brand: Brand;
  readonly siteMap: SiteMap;
  readonly features: readonly Feature[];
}

async function start(root: HTMLElement): Promise<Page> {
  if (isOldBrowser()) throw new Error('The browser is too old.');
  const i18n = createI18n({ language: detectLanguage(storedLanguage(), navigator.languages) });
  const [brand, dialect] = await Promise.all([
    operatorFile('brand.json', readBrand, globalThis.bourseBrandText),
    operatorFile('dialect.json', readDialect),
    loadInTime(() => preloadCatalogues(i18n, [shellMessages, uiKitMessages])),
  ]);
  applyAccent(brand.accent);
  applyHead(brand, languageOfTag(i18n.language));

  const guard = createSessionGuard();
  const enabled = enabledFeatures(features, brand.products);
  const client = createExchangeClient({
    i18n,
    dialect,
    middleware: [guard.middleware, revokeOnLogout(logout)],
    // The script in the page's head may still add to them.
    earlyRequests: globalThis.bourseEarlyRequests ?? [],
  });
  const siteMap = siteMapOf(enabled);
  const overlayHistory = createOverlayHistory();
  const router = createRouter({ client, brand, features: enabled }, siteMap);
  overlayHistory.connect(overlayRouter(router));
  guard.protect(guardedPage(router, client.toasts, i18n, siteMap));

  // The static frame of `index.html` stays until the first screen can replace it.
  await untilInitialised(router);
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  return { router, brand, siteMap, features: enabled, store: client.store };
}

/** Once the page has all that it needs: prefetches and a worker's install would compete with it. */
function startAfterLoad({ router, brand, siteMap, features: enabled, store }: Page): void {
  // Without this chunk the page misses nothing that it shows.
  const run = () =>
    void import('./after-load').then(
      (later) => later.startAfterLoad(router, brand, siteMap, enabled, store),
      () => undefined,
    );
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

const root = document.getElementById('root');
if (root)
  start(root).then(import.meta.env.PROD ? startAfterLoad : undefined, () => void dispatchEvent(new Event(BOOT_FAILED)));
