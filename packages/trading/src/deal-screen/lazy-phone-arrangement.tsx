import { lazyPart } from '@bourse/ui-kit';
import { DealSkeleton } from './deal-skeleton';

/** The arrangement of phones with the sheet of the order form: a window that has room for the wide one does not load it. */
export const LazyPhoneArrangement = lazyPart(async () => (await import('./phone-arrangement')).PhoneArrangement, {
  fallback: ({ screen, panels }) => <DealSkeleton screen={screen} panels={panels} />,
});
