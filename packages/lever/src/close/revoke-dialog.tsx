import { useFormat } from '@bourse/i18n';
import { ConfirmDialog } from '@bourse/ui-kit';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import type { OrderTicket } from '../writes/position-writes';

export interface RevokeDialogProps {
  readonly order: OrderTicket;
  /** It holds no margin that its cancellation would release. */
  readonly isReduceOnly: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation of the cancellation of a pending order. */
export function RevokeDialog({ order, isReduceOnly, isBusy = false, onConfirm, onCancel }: RevokeDialogProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const { id, symbol, direction, lots } = order;
  const what = isReduceOnly ? 'revoke.reduce' : direction === 'long' ? 'revoke.long' : 'revoke.short';
  return (
    <ConfirmDialog
      open
      title={text('revoke.title', { symbol, id: String(id) })}
      confirmLabel={text('revoke.confirm')}
      cancelLabel={text('revoke.keep')}
      tone="danger"
      pending={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text(what, lotsIn(format, lots))}
    </ConfirmDialog>
  );
}
