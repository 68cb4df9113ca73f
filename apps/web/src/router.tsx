import type { SiteMap } from '@bourse/feature-kit';
import { createBrowserRouter } from 'react-router';
import type { AppProps } from './app';
import { routesOf } from './routing/routes';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The router of a page. */
export function createRouter(app: AppProps, siteMap: SiteMap): Router {
  return createBrowserRouter(routesOf(app, siteMap));
}
