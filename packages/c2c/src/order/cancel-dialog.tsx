import { Alert, ConfirmDialog, Stack } from '@bourse/ui-kit';
import type { Order } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { QuotaMeter } from '../quota/quota-meter';
import { useQuota } from '../quota/use-quota';

export interface OrderDialogProps {
  readonly order: Order;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation before an order is cancelled, with a warning for payers who have paid. */
export function CancelDialog({ order, isPending, onConfirm, onCancel }: OrderDialogProps) {
  const text = c2cMessages.useText();
  const quota = useQuota();
  return (
    <ConfirmDialog
      open
      title={text('cancel.title', { id: order.id })}
      confirmLabel={text('action.cancel')}
      cancelLabel={text('cancel.keep')}
      tone="danger"
      pending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack>
        <Alert tone="warning">{text('cancel.warning')}</Alert>
        <QuotaMeter quota={quota} />
      </Stack>
    </ConfirmDialog>
  );
}
