import type { AnyMessageCatalogue } from '@bourse/i18n';
import { loadInTime, type Feature, type FeatureRoute, type ScreenModule } from '@bourse/ui-kit';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { ScreenError } from '../screens/screen-error';
import { ScreenLoading } from '../screens/screen-loading';
import type { RouteHandle } from './route-handle';
import { RequireSession } from '../session/require-session';

/** Fetches the texts of catalogues in the reader's language. */
export type LoadTexts = (catalogues: readonly AnyMessageCatalogue[]) => Promise<void>;

function withSession(Screen: ComponentType): ComponentType {
  return function SessionScreen() {
    return (
      <RequireSession>
        <Screen />
      </RequireSession>
    );
  };
}

/** A screen and its texts, fetched at the same time and within the time limit. */
async function loadScreen(feature: Feature, route: FeatureRoute, loadTexts: LoadTexts): Promise<ScreenModule> {
  const [screen] = await loadInTime(() => Promise.all([route.lazy(), loadTexts(feature.messages)]));
  return screen;
}

/**
 * A feature's route as React Router takes it, loaded when it is first visited. The error screen stands on a route
 * around the lazy one: what does not load has no error screen of its own yet.
 */
export function screenRoute(feature: Feature, route: FeatureRoute, loadTexts: LoadTexts): RouteObject {
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
          const { Component, ErrorBoundary } = await loadScreen(feature, route, loadTexts);
          return {
            Component: route.access === 'session' ? withSession(Component) : Component,
            ...(ErrorBoundary && { ErrorBoundary }),
          };
        },
      },
    ],
  };
}
