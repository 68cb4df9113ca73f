import { useFailureText } from '@bourse/feature-kit';
import { isLost, useWrite, WriteOutcome } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import { repriceWrite } from '../writes/reprice-ad';
import { useKeptWrite } from '../writes/use-kept-write';
import { useFloatingText } from './ad-price';

interface Ends {
  readonly onDone: () => void;
  readonly onRefused: (message: string) => void;
}

/** The write of the price of one ad. */
export function useReprice(adId: number, { onDone, onRefused }: Ends) {
  const text = c2cMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  return useKeptWrite(
    repriceWrite,
    {
      onKept: () => {
        toast.success(text('reprice.done'));
        onDone();
      },
      onRefused: (failure) => {
        const message = failureText(failure);
        if (message !== undefined) onRefused(message);
      },
    },
    adId,
  );
}

export interface RepriceOutcomeProps {
  readonly adId: number;
  /** The outcome is read, or the price is changed by another try. */
  readonly onDone?: () => void;
}

/** A change of a price whose reply was lost, with its outcome. */
export function RepriceOutcome({ adId, onDone = () => undefined }: RepriceOutcomeProps) {
  const text = c2cMessages.useText();
  const floatingText = useFloatingText();
  const toast = useToast();
  const { state, lookAgain, dismiss, press, confirm } = useReprice(adId, {
    onDone,
    onRefused: (message) => toast.error(message),
  });
  if (!isLost(state)) return null;
  const { ticket } = state;
  return (
    <WriteOutcome
      state={state}
      unknownTitle={text('reprice.unknown')}
      summary={`${text('adPage.title', { id: adId })}: ${floatingText({ least: undefined, most: undefined, ...ticket.floating })}`}
      describe={(finding) => ({ title: text(finding === 'kept' ? 'reprice.done' : 'reprice.notDone') })}
      onLookAgain={lookAgain}
      onDismiss={() => {
        dismiss();
        onDone();
      }}
      onTryAgain={() => {
        press(ticket);
        confirm();
      }}
    />
  );
}

/** The changes of prices whose reply was lost, each with its outcome. `except`: its dialog shows that of this ad. */
export function RepriceOutcomes({ except }: { readonly except: number | undefined }) {
  const { all } = useWrite(repriceWrite);
  return all
    .filter(isLost)
    .filter(({ ticket }) => ticket.adId !== except)
    .map(({ ticket: { adId } }) => <RepriceOutcome key={adId} adId={adId} />);
}
