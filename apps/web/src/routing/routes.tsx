import type { Feature, FeatureLayout } from '@bourse/ui-kit';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { HomeLayout } from '../layouts/home-layout';
import { StandaloneLayout } from '../layouts/standalone-layout';
import { NotFound } from '../screens/not-found';
import { ScreenError } from '../screens/screen-error';
import { screenRoute, type LoadTexts } from './screen-route';
import type { SiteMap } from './site-map';

/** The frame around each kind of screen; account screens share the home layout until they have a menu of their own. */
const LAYOUTS: Readonly<Record<FeatureLayout, ComponentType>> = {
  home: HomeLayout,
  account: HomeLayout,
  newAccount: HomeLayout,
  standalone: StandaloneLayout,
};

/** Frames that differ, each with the screens that it stands around. */
function screensByFrame(features: readonly Feature[], loadTexts: LoadTexts): Map<ComponentType, RouteObject[]> {
  const frames = new Map<ComponentType, RouteObject[]>([[HomeLayout, []]]);
  for (const feature of features) {
    for (const route of feature.routes) {
      const Frame = LAYOUTS[route.layout];
      frames.set(Frame, [...(frames.get(Frame) ?? []), screenRoute(feature, route, loadTexts)]);
    }
  }
  return frames;
}

/** Without a home screen the start page is the first area of the menu. */
function startRoute({ nav, has }: SiteMap): RouteObject[] {
  const [first] = nav;
  return has('/') || !first ? [] : [{ path: '/', element: <Navigate to={first.path} replace /> }];
}

/** Every address: the features' screens in their frames, the start page, and not-found for all others. */
export function routesOf(features: readonly Feature[], siteMap: SiteMap, loadTexts: LoadTexts): RouteObject[] {
  const frames = screensByFrame(features, loadTexts);
  return [...frames].map(([Frame, screens]) => ({
    Component: Frame,
    children: [
      {
        // An error of a screen without a boundary keeps the frame around it.
        ErrorBoundary: ScreenError,
        children:
          Frame === HomeLayout ? [...startRoute(siteMap), ...screens, { path: '*', Component: NotFound }] : screens,
      },
    ],
  }));
}
