import { selectIsLoggedIn } from '@bourse/api-client';
import {
  useAppSelector,
  useIsOffered,
  type Feature,
  type FeatureRoute,
  type Prepare,
  type ScreenModule,
} from '@bourse/feature-kit';
import { lazyPart, loadInTime } from '@bourse/ui-kit';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { isArea, LazyAreaLayout } from '../layouts/account/lazy-area-layout';
import { ScreenError } from '../screens/screen-error';
import { ScreenLoading } from '../screens/screen-loading';
import type { RouteHandle } from './route-handle';
import { RequireSession } from '../session/require-session';

function withSession(Screen: ComponentType): ComponentType {
  return function SessionScreen() {
    return (
      <RequireSession>
        <Screen />
      </RequireSession>
    );
  };
}

const LazyAbsentProduct = lazyPart(async () => (await import('../screens/absent-product')).AbsentProduct, {
  fallback: <ScreenLoading />,
});

/**
 * Shows the screen while the back end offers its products. A private screen waits for the answer before it sends a visitor to the login:
 * a login leads to no product that is absent.
 */
function withProducts(Screen: ComponentType, feature: Feature, route: FeatureRoute): ComponentType {
  return function OfferedScreen() {
    const isLoggedIn = useAppSelector(selectIsLoggedIn);
    const offered = [useIsOffered(feature.product), useIsOffered(route.product)];
    if (offered.includes(false)) return <LazyAbsentProduct />;
    const isKnown = !offered.includes(undefined);
    return isKnown || isLoggedIn || route.access === 'public' ? <Screen /> : <ScreenLoading />;
  };
}

/** A screen with its texts, slices and layout, loaded at the same time and within the time limit. */
async function loadScreen(feature: Feature, route: FeatureRoute, prepare: Prepare): Promise<ScreenModule> {
  const [screen] = await loadInTime(() =>
    Promise.all([route.lazy(), prepare(feature), isArea(route.layout) ? LazyAreaLayout.preload() : undefined]),
  );
  return screen;
}

/** The entry of the header's menu to which a screen belongs: its own, or the only one of its feature. A screen of an area belongs to the area. */
function menuPathOf({ menu }: Feature, { layout, path, isOutsideMenu }: FeatureRoute): string | undefined {
  if (layout === 'assets') return undefined;
  const own = menu.find((entry) => entry.path === path) ?? (menu.length === 1 ? menu[0] : undefined);
  return isOutsideMenu === true ? undefined : own?.path;
}

/**
 * A feature's route for React Router, loaded on first visit. The error boundary is on a parent route, because a route
 * that fails to load has none of its own.
 */
export function screenRoute(feature: Feature, route: FeatureRoute, prepare: Prepare): RouteObject {
  const [catalogue] = feature.messages;
  const menuPath = menuPathOf(feature, route);
  const handle: RouteHandle = {
    layout: route.layout,
    access: route.access,
    ...(menuPath !== undefined && { menuPath }),
    ...(route.title !== undefined && catalogue && { title: { catalogue, key: route.title } }),
  };
  return {
    path: route.path,
    handle,
    ErrorBoundary: ScreenError,
    HydrateFallback: ScreenLoading,
    children: [
      {
        index: true,
        lazy: async () => {
          const { Component, ErrorBoundary } = await loadScreen(feature, route, prepare);
          const Screen = route.access === 'session' ? withSession(Component) : Component;
          return {
            Component: withProducts(Screen, feature, route),
            ...(ErrorBoundary && { ErrorBoundary }),
          };
        },
      },
    ],
  };
}
