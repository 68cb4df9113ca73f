import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { ConfirmOrderProps } from './confirm-order';

const Dialog = lazyPart(async () => (await import('./confirm-limited-order')).ConfirmLimitedOrder, {
  fallback: null,
  failed: ({ onCancel }) => <FailedOnPress onClose={onCancel} />,
});

/** The confirmation of an order, loaded when it is first needed. */
export function LazyConfirmOrder(props: Omit<ConfirmOrderProps, 'blockedBy'>) {
  return props.order && <Dialog {...props} />;
}
