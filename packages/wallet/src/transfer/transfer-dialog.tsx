import { Dialog } from '@bourse/ui-kit';
import { useTransferHistoryInfiniteQuery } from '../api';
import type { Account } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import type { Accounts } from '../rules/transfer-rules';
import { TransferPanel } from './transfer-panel';

export interface TransferDialogProps {
  readonly accounts: Accounts;
  readonly currencyId: number;
  readonly from: Account;
  readonly to: Account;
  readonly onClose: () => void;
}

/** A transfer of one currency between two accounts: amount, All, confirm, cancel. */
export function TransferDialog({ accounts, currencyId, from, to, onClose }: TransferDialogProps) {
  const text = walletMessages.useText();
  // Known transfers, so that a lost reply can be looked up by what is newer.
  useTransferHistoryInfiniteQuery();
  return (
    <Dialog
      open
      title={text('transfer.dialogTitle', { from: text(`account.${from}`), to: text(`account.${to}`) })}
      onClose={onClose}
      hasCloseButton
    >
      <Body style={{ padding: 0 }}>
        <TransferPanel
          offer={{ accounts, offered: [from, to], wanted: { currencyId, from, to } }}
          isFixed
          onDone={onClose}
          onCancel={onClose}
        />
      </Body>
    </Dialog>
  );
}
