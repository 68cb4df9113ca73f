import { DialogOnPress } from '@bourse/trading';
import { spotMessages } from '../locales/messages';
import type { ReceiptDialogProps } from './receipt-dialog';

const load = () => import('./receipt-dialog');

/** The dialog of a receipt, fetched when it is first needed. */
export function ReceiptOnPress(props: ReceiptDialogProps) {
  const text = spotMessages.useText();
  if (!props.receipt) return null;
  return (
    <DialogOnPress load={load} title={text('receipt.title')} onClose={props.onClose}>
      {({ ReceiptDialog }) => <ReceiptDialog {...props} />}
    </DialogOnPress>
  );
}
