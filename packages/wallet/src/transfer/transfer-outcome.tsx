import { WriteOutcome, type LostWrite } from '@bourse/safe-writes';
import { useAmountText } from '../account/use-amount-text';
import { walletMessages } from '../locales/messages';
import type { TransferFinding, TransferTicket } from '../writes/transfer-write';

export interface TransferOutcomeProps {
  readonly state: LostWrite<TransferTicket, unknown, TransferFinding>;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
  readonly onTryAgain: () => void;
}

/** The outcome of a transfer whose reply was lost. */
export function TransferOutcome({ state, onLookAgain, onDismiss, onTryAgain }: TransferOutcomeProps) {
  const text = walletMessages.useText();
  const amountText = useAmountText();
  const { amount, currency, from, to } = state.ticket;
  return (
    <WriteOutcome
      state={state}
      unknownTitle={text('transfer.unknown')}
      summary={text('transfer.summary', {
        amount: amountText(amount, currency),
        from: text(`account.${from}`),
        to: text(`account.${to}`),
      })}
      describe={({ kind }) =>
        kind === 'found'
          ? { title: text('transfer.found'), message: text('transfer.foundHint') }
          : { title: text('transfer.nothing') }
      }
      onLookAgain={onLookAgain}
      onDismiss={onDismiss}
      onTryAgain={onTryAgain}
    />
  );
}
