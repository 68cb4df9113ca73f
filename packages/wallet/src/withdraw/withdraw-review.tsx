import { ConfirmDialog, FactList, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import type { Account } from '@bourse/contracts/wallet';
import { useAmountText } from '../account/use-amount-text';
import { AddressText } from '../address/address-text';
import { walletMessages } from '../locales/messages';
import type { WithdrawalTicket } from '../writes/withdraw-write';

export interface WithdrawReviewProps {
  readonly ticket: WithdrawalTicket;
  /** The account that the money is taken from; `undefined` if it is not known. */
  readonly source: Account | undefined;
  /** The fields of the trade password and of a code, where the back end wants them. */
  readonly password: ReactNode;
  readonly code?: ReactNode;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The review of a withdrawal; its button sends it, once. */
export function WithdrawReview({ ticket, source, password, code, onCancel, onConfirm }: WithdrawReviewProps) {
  const text = walletMessages.useText();
  const amountText = useAmountText();
  const { address, network, assumedNetwork = '', currency, amount, fee, net } = ticket;
  return (
    <ConfirmDialog
      open
      title={text('withdraw.confirmTitle')}
      confirmLabel={text('withdraw.confirm', { amount: amountText(amount, currency) })}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <FactList
        facts={[
          ...(source === undefined ? [] : [{ label: text('withdraw.from'), value: text(`account.${source}`) }]),
          { label: text('withdraw.to'), value: <AddressText address={address} /> },
          { label: text('withdraw.network'), value: network || assumedNetwork || currency },
          { label: text('withdraw.amount'), value: amountText(amount, currency) },
          { label: text('withdraw.fee'), value: amountText(fee, currency) },
          { label: text('withdraw.net'), value: amountText(net, currency) },
        ]}
      />
      {password}
      {code}
      <Text size="table" tone="quiet">
        {text('withdraw.final')}
      </Text>
      <Text size="table" tone="quiet">
        {text('withdraw.next')}
      </Text>
    </ConfirmDialog>
  );
}
