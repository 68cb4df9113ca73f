import { START_PATH, type SiteMap } from '@bourse/feature-kit';
import { Navigate, type RouteObject } from 'react-router';
import { App, type AppProps } from '../app';
import { FrameError } from '../screens/frame-error';
import { ScreenError } from '../screens/screen-error';
import { LINKS } from '../links';
import { shellMessages } from '../locales/messages';
import type { RouteHandle } from './route-handle';
import { screenRoute } from './screen-route';

const NOT_FOUND: RouteHandle = {
  layout: 'home',
  access: 'public',
  title: { catalogue: shellMessages, key: 'screen.notFound' },
};

/** Without a home screen the start page is the first area of the menu. */
function startRoute({ menu, has }: SiteMap): RouteObject[] {
  const [first] = menu;
  return has(START_PATH) || !first ? [] : [{ path: START_PATH, element: <Navigate to={first.path} replace /> }];
}

/** The bare addresses of the layouts `/account` and `/new_account` lead to their first screens. */
const LAYOUT_ROOTS = { '/account': LINKS.accountCenter, '/new_account': LINKS.accountAssets };

const layoutRoots = ({ pathOf }: SiteMap): RouteObject[] =>
  Object.entries(LAYOUT_ROOTS).flatMap(([path, link]) => {
    const first = pathOf(link);
    return first === undefined ? [] : [{ path, element: <Navigate to={first} replace /> }];
  });

/** Every address: the features' screens, the start page, and not-found for all others, in one frame. */
export function routesOf(app: AppProps, siteMap: SiteMap): RouteObject[] {
  const { features, client } = app;
  const screens = features.flatMap((feature) =>
    feature.routes.map((route) => screenRoute(feature, route, client.prepare)),
  );
  return [
    {
      element: <App {...app} />,
      // Without it the router shows its page for developers.
      errorElement: <FrameError client={client} />,
      children: [
        {
          // An error of a page without a boundary keeps the frame around it.
          ErrorBoundary: ScreenError,
          children: [
            ...startRoute(siteMap),
            ...layoutRoots(siteMap),
            ...screens,
            {
              path: '*',
              lazy: async () => ({ Component: (await import('../screens/not-found')).NotFound }),
              handle: NOT_FOUND,
            },
          ],
        },
      ],
    },
  ];
}
