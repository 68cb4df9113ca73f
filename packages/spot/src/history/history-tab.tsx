import { lazyPart, Skeleton } from '@bourse/ui-kit';

/** The user's fills of a pair, loaded when their tab is first opened. */
export const HistoryTab = lazyPart(async () => (await import('./history')).History, {
  fallback: <Skeleton height={120} />,
});
