import type { Feature } from '@bourse/feature-kit';
import { createBrowserRouter } from 'react-router';
import type { Prepare } from './routing/prepare';
import { routesOf } from './routing/routes';
import type { SiteMap } from './routing/site-map';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The router of a page. */
export function createRouter(features: readonly Feature[], siteMap: SiteMap, prepare: Prepare): Router {
  return createBrowserRouter(routesOf(features, siteMap, prepare));
}
