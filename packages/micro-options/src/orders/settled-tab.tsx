import { lazyPart, Skeleton } from '@bourse/ui-kit';

/** The settled options, loaded with their journal when their tab is first opened. */
export const SettledTab = lazyPart(async () => (await import('./settled-options')).SettledOptions, {
  fallback: <Skeleton height={120} />,
});
