import { WriteOutcome, type LostWrite } from '@bourse/safe-writes';
import { useAmountText } from '../account/use-amount-text';
import { walletMessages } from '../locales/messages';
import type { WithdrawalFinding, WithdrawalTicket } from '../writes/withdraw-write';

export interface WithdrawOutcomeProps {
  readonly state: LostWrite<WithdrawalTicket, unknown, WithdrawalFinding>;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
  readonly onTryAgain: () => void;
}

/** The outcome of a withdrawal whose reply was lost. */
export function WithdrawOutcome({ state, onLookAgain, onDismiss, onTryAgain }: WithdrawOutcomeProps) {
  const text = walletMessages.useText();
  const amountText = useAmountText();
  const { amount, currency, address } = state.ticket;
  return (
    <WriteOutcome
      state={state}
      unknownTitle={text('withdraw.unknown')}
      summary={text('withdraw.summary', { amount: amountText(amount, currency), address })}
      describe={({ kind }) =>
        kind === 'found'
          ? { title: text('withdraw.found'), message: text('withdraw.foundHint') }
          : { title: text('withdraw.nothing') }
      }
      onLookAgain={onLookAgain}
      onDismiss={onDismiss}
      onTryAgain={onTryAgain}
    />
  );
}
