import { START_PATH, type Feature } from '@bourse/feature-kit';
import { BackgroundWork } from '../background/background-work';
import { backgroundsOf } from '../background/backgrounds';
import { OfferedParts } from '../parts/offered-parts';
import { partsOf } from '../parts/parts';
import { Navigate, type RouteObject } from 'react-router';
import { Frame } from '../layouts/frame';
import { NotFound } from '../screens/not-found';
import { ScreenError } from '../screens/screen-error';
import { LINKS } from '../links';
import { shellMessages } from '../locales/messages';
import type { Prepare } from './prepare';
import type { RouteHandle } from './route-handle';
import { screenRoute } from './screen-route';
import type { SiteMap } from './site-map';

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
export function routesOf(features: readonly Feature[], siteMap: SiteMap, prepare: Prepare): RouteObject[] {
  const screens = features.flatMap((feature) => feature.routes.map((route) => screenRoute(feature, route, prepare)));
  const background = <BackgroundWork backgrounds={backgroundsOf(features)} prepare={prepare} />;
  return [
    {
      element: (
        <OfferedParts features={features} parts={partsOf(features, prepare)}>
          <Frame background={background} />
        </OfferedParts>
      ),
      children: [
        {
          // An error of a page without a boundary keeps the frame around it.
          ErrorBoundary: ScreenError,
          children: [
            ...startRoute(siteMap),
            ...layoutRoots(siteMap),
            ...screens,
            { path: '*', Component: NotFound, handle: NOT_FOUND },
          ],
        },
      ],
    },
  ];
}
