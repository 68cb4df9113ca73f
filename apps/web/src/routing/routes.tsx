import type { Feature } from '@bourse/ui-kit';
import { Navigate, type RouteObject } from 'react-router';
import { Frame } from '../layouts/frame';
import { NotFound } from '../screens/not-found';
import { ScreenError } from '../screens/screen-error';
import { screenRoute, type LoadTexts } from './screen-route';
import type { SiteMap } from './site-map';

/** Without a home screen the start page is the first area of the menu. */
function startRoute({ nav, has }: SiteMap): RouteObject[] {
  const [first] = nav;
  return has('/') || !first ? [] : [{ path: '/', element: <Navigate to={first.path} replace /> }];
}

/** Every address: the features' screens, the start page, and not-found for all others, in one frame. */
export function routesOf(features: readonly Feature[], siteMap: SiteMap, loadTexts: LoadTexts): RouteObject[] {
  const screens = features.flatMap((feature) => feature.routes.map((route) => screenRoute(feature, route, loadTexts)));
  return [
    {
      Component: Frame,
      children: [
        {
          // An error of a page without a boundary keeps the frame around it.
          ErrorBoundary: ScreenError,
          children: [...startRoute(siteMap), ...screens, { path: '*', Component: NotFound }],
        },
      ],
    },
  ];
}
