import { type Feature, type FeatureRoute, type ScreenModule } from '@bourse/feature-kit';
import { loadInTime, preloadChunk } from '@bourse/ui-kit';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadAccountLayout } from '../layouts/account/lazy-account-layout';
import { ScreenError } from '../screens/screen-error';
import { ScreenLoading } from '../screens/screen-loading';
import type { Prepare } from './prepare';
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

/** A screen with its texts, slices and layout, loaded at the same time and within the time limit. */
async function loadScreen(feature: Feature, route: FeatureRoute, prepare: Prepare): Promise<ScreenModule> {
  const [screen] = await loadInTime(() =>
    Promise.all([
      route.lazy(),
      prepare(feature),
      route.layout === 'account' ? preloadChunk(loadAccountLayout) : undefined,
    ]),
  );
  return screen;
}

/**
 * A feature's route for React Router, loaded on first visit. The error boundary is on a parent route, because a route
 * that fails to load has none of its own.
 */
export function screenRoute(feature: Feature, route: FeatureRoute, prepare: Prepare): RouteObject {
  const [catalogue] = feature.messages;
  const handle: RouteHandle = {
    layout: route.layout,
    access: route.access,
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
          return {
            Component: route.access === 'session' ? withSession(Component) : Component,
            ...(ErrorBoundary && { ErrorBoundary }),
          };
        },
      },
    ],
  };
}
