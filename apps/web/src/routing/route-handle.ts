import type { AnyMessageCatalogue } from '@bourse/i18n';
import type { FeatureLayout, FeatureRoute } from '@bourse/feature-kit';

/** Data of the current route for the frame and the session guard. */
export interface RouteHandle {
  readonly layout: FeatureLayout;
  readonly access: FeatureRoute['access'];
  /** Catalogue and key of the screen's name. */
  readonly title?: { readonly catalogue: AnyMessageCatalogue; readonly key: string };
}

/** Of React Router's handles, which may be anything, those that are ours. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}
