import type { AnyMessageCatalogue } from '@bourse/i18n';
import type { FeatureLayout, FeatureRoute } from '@bourse/feature-kit';
import { useMatches } from 'react-router';

/** Data of the current route for the frame and the session guard. */
export interface RouteHandle {
  readonly layout: FeatureLayout;
  readonly access: FeatureRoute['access'];
  /** Address of the entry of the header's menu that is current. */
  readonly menuPath?: string;
  /** Catalogue and key of the screen's name. */
  readonly title?: { readonly catalogue: AnyMessageCatalogue; readonly key: string };
}

/** Of React Router's handles, which may be anything, those that are ours. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}

/** Handle of the current route; absent on pages without a feature. */
export function useRouteHandle(): RouteHandle | undefined {
  const handles = useMatches().map(({ handle }): unknown => handle);
  return handles.filter(isRouteHandle).at(-1);
}
