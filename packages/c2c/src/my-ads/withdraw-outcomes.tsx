import { isLost, useWrite, WriteOutcome } from '@bourse/safe-writes';
import { useFormat } from '@bourse/i18n';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { withdrawWrite, type WithdrawTicket } from '../writes/withdraw-ad';

/** Writes a withdrawal in one sentence. */
export function useWithdrawSummary() {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  return ({ remainder, price, currency }: WithdrawTicket) =>
    text('ads.withdrawSummary', {
      amount: format.amount(remainder, C2C_DECIMALS),
      coin: currency,
      price: yuan(price),
    });
}

interface OutcomeProps {
  readonly adId: number;
  /** Asks for the confirmation again. */
  readonly onTryAgain: (ticket: WithdrawTicket) => void;
}

function WithdrawOutcome({ adId, onTryAgain }: OutcomeProps) {
  const text = c2cMessages.useText();
  const summaryOf = useWithdrawSummary();
  const { state, lookAgain, dismiss } = useWrite(withdrawWrite, undefined, undefined, adId);
  if (!isLost(state)) return null;
  return (
    <WriteOutcome
      state={state}
      unknownTitle={text('ad.unknown')}
      summary={`${text('adPage.title', { id: adId })}: ${summaryOf(state.ticket)}`}
      describe={(finding) =>
        finding === 'withdrawn'
          ? { title: text('ads.withdrawn'), message: text('ads.withdrawnHint') }
          : { title: text('ads.listed') }
      }
      onLookAgain={lookAgain}
      onDismiss={dismiss}
      onTryAgain={() => onTryAgain(state.ticket)}
    />
  );
}

/** The withdrawals whose reply was lost, each with its outcome. */
export function WithdrawOutcomes({ onTryAgain }: Pick<OutcomeProps, 'onTryAgain'>) {
  const { all } = useWrite(withdrawWrite);
  return all
    .filter(isLost)
    .map(({ ticket: { adId } }) => <WithdrawOutcome key={adId} adId={adId} onTryAgain={onTryAgain} />);
}
