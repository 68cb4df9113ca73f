import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { ReceiptDialogProps } from './receipt-dialog';

const Dialog = lazyPart(async () => (await import('./receipt-dialog')).ReceiptDialog, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** The dialog of a receipt, loaded when it is first needed. */
export function LazyReceiptDialog(props: ReceiptDialogProps) {
  return props.receipt && <Dialog {...props} />;
}
