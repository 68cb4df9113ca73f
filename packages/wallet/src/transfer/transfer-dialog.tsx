import { Dialog } from '@bourse/ui-kit';
import { walletApi } from '../api';
import type { Account } from '../contract';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { TransferForm, type TransferFormProps } from './transfer-form';

export interface TransferDialogProps {
  readonly accounts: TransferFormProps['accounts'];
  readonly currencyId: number;
  readonly from: Account;
  readonly to: Account;
  readonly onClose: () => void;
}

/** A transfer of one currency between two accounts: amount, All, confirm, cancel. */
export function TransferDialog({ accounts, currencyId, from, to, onClose }: TransferDialogProps) {
  const text = walletMessages.useText();
  // Known transfers, so that a lost reply can be looked up by what is newer.
  walletApi.endpoints.transferHistory.useInfiniteQuery();
  return (
    <Dialog
      open
      title={text('transfer.dialogTitle', { from: text(`account.${from}`), to: text(`account.${to}`) })}
      onClose={onClose}
      hasCloseButton
    >
      <Body style={{ padding: '0 0 24px' }}>
        <TransferForm
          accounts={accounts}
          offered={[from, to]}
          wanted={{ currencyId, from, to }}
          isFixed
          onDone={onClose}
          onCancel={onClose}
        />
      </Body>
    </Dialog>
  );
}
