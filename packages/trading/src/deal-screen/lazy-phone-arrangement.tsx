import { lazyPart } from '@bourse/ui-kit';
import { DealSkeleton } from './deal-skeleton';

/** Wide screens do not load the arrangement of phones. */
export const LazyPhoneArrangement = lazyPart(async () => (await import('./phone-arrangement')).PhoneArrangement, {
  fallback: ({ screen, panels }) => <DealSkeleton screen={screen} panels={panels} />,
});
