import { WriteOutcome, type LostWrite } from '@bourse/safe-writes';
import { useAmountText } from '../account/use-amount-text';
import type { ConvertFinding, ConvertTicket } from '../writes/convert-write';
import { conversionMessages } from './locales/messages';

export interface ConversionOutcomeProps {
  readonly state: LostWrite<ConvertTicket, unknown, ConvertFinding>;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
}

/** The outcome of a conversion whose reply was lost. Another try is another quote. */
export function ConversionOutcome({ state, onLookAgain, onDismiss }: ConversionOutcomeProps) {
  const text = conversionMessages.useText();
  const amountText = useAmountText();
  const words = {
    found: { title: text('found') },
    waiting: { title: text('waiting'), message: text('waitingHint') },
    nothing: { title: text('nothing'), message: text('nothingHint') },
  } as const satisfies Record<ConvertFinding, object>;
  const { amount, target } = state.ticket;
  return (
    <WriteOutcome
      state={state}
      unknownTitle={text('unknown')}
      summary={text('summary', { amount: amountText(amount, target) })}
      describe={(finding) => words[finding]}
      onLookAgain={onLookAgain}
      onDismiss={onDismiss}
      onTryAgain={onDismiss}
    />
  );
}
