import { ConfirmDialog, FactList, Text } from '@bourse/ui-kit';
import { useAmountText } from '../account/use-amount-text';
import { walletMessages } from '../locales/messages';
import type { TransferTicket } from '../writes/transfer-write';

export interface TransferConfirmationProps {
  readonly ticket: TransferTicket;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The confirmation of a transfer; its button sends it, once. */
export function TransferConfirmation({ ticket, onCancel, onConfirm }: TransferConfirmationProps) {
  const text = walletMessages.useText();
  const amountText = useAmountText();
  const amount = amountText(ticket.amount, ticket.currency);
  return (
    <ConfirmDialog
      open
      title={text('transfer.confirmTitle')}
      confirmLabel={text('transfer.confirm', { amount })}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <FactList
        facts={[
          { label: text('transfer.from'), value: text(`account.${ticket.from}`) },
          { label: text('transfer.to'), value: text(`account.${ticket.to}`) },
          { label: text('transfer.amount'), value: amount },
        ]}
      />
      <Text size="table" tone="quiet">
        {text('transfer.free')}
      </Text>
    </ConfirmDialog>
  );
}
