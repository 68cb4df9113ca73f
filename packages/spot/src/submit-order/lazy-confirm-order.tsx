import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { ConfirmOrderProps } from './confirm-order';

const Dialog = lazyPart(async () => (await import('./confirm-order')).ConfirmOrder, {
  fallback: null,
  failed: ({ onCancel }) => <FailedOnPress onClose={onCancel} />,
});

/** The confirmation of an order, loaded when it is first needed. */
export function LazyConfirmOrder(props: ConfirmOrderProps) {
  return props.order && <Dialog {...props} />;
}
