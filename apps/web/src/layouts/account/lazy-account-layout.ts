import { lazyPart } from '@bourse/ui-kit';

/** The layout of the account area, preloaded with its screens. */
export const LazyAccountLayout = lazyPart(async () => (await import('./account-layout')).AccountLayout, {
  fallback: null,
});
