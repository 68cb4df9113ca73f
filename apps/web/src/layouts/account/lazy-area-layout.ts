import type { FeatureLayout } from '@bourse/feature-kit';
import { lazyPart } from '@bourse/ui-kit';

/** The layout of an area with a menu, preloaded with its screens. */
export const LazyAreaLayout = lazyPart(async () => (await import('./area-layout')).AreaLayout, { fallback: null });

/** Whether the shell draws the menu of an area beside the screen. */
export const isArea = (layout: FeatureLayout | undefined): layout is 'account' | 'assets' =>
  layout === 'account' || layout === 'assets';
