import type { AnyMessageCatalogue } from '@bourse/i18n';
import type { FeatureLayout, FeatureRoute } from '@bourse/ui-kit';

/** What the frame and the session guard learn from the route that is shown. */
export interface RouteHandle {
  readonly layout: FeatureLayout;
  readonly access: FeatureRoute['access'];
  /** Where the screen's name stands. */
  readonly title?: { readonly catalogue: AnyMessageCatalogue; readonly key: string };
}

/** Of React Router's handles, which may be anything, those that are ours. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}
