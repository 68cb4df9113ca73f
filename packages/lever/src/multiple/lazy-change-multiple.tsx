import { FailedOnPress, lazyPart } from '@bourse/ui-kit';

/** The change of a multiple, loaded when it is first needed. */
export const LazyChangeMultiple = lazyPart(async () => (await import('./change-multiple')).ChangeMultiple, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});
