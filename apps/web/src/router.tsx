import { preloadCatalogues, type I18n } from '@bourse/i18n';
import type { Feature } from '@bourse/ui-kit';
import { createBrowserRouter } from 'react-router';
import { routesOf } from './routing/routes';
import type { SiteMap } from './routing/site-map';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The one router of a page; a screen's texts are fetched in the language of the moment. */
export function createRouter(features: readonly Feature[], siteMap: SiteMap, i18n: I18n): Router {
  return createBrowserRouter(routesOf(features, siteMap, (catalogues) => preloadCatalogues(i18n, catalogues)));
}
