import { asFailure } from '@bourse/api-client';
import { ReadError, useCountdown } from '@bourse/feature-kit';
import { isLost } from '@bourse/safe-writes';
import { Dialog, Skeleton } from '@bourse/ui-kit';
import { walletMessages } from '../locales/messages';
import { useSmallBalancesQuery } from './api';
import { ChooseView } from './choose-view';
import { ConversionOutcome } from './conversion-outcome';
import { conversionMessages } from './locales/messages';
import { QuoteView } from './quote-view';
import { useConversion } from './use-conversion';

/** Conversion of small balances: ticks, a quote with a short life, and its confirmation. */
export function ConversionDialog({ onClose }: { readonly onClose: () => void }) {
  const text = conversionMessages.useText();
  const walletText = walletMessages.useText();
  const read = useSmallBalancesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData: terms, error, refetch } = read;
  const conversion = useConversion(terms, onClose);
  const { write, quote, ...choosing } = conversion;
  const { state } = write;
  const secondsLeft = useCountdown(quote?.expiresAt);
  const content = () => {
    if (isLost(state))
      return <ConversionOutcome state={state} onLookAgain={write.lookAgain} onDismiss={write.dismiss} />;
    if (quote) {
      return (
        <QuoteView
          quote={quote}
          secondsLeft={secondsLeft}
          isSending={state.phase === 'sending'}
          onConfirm={write.confirm}
          onRenew={choosing.onAsk}
          onBack={write.takeBack}
        />
      );
    }
    if (terms) return <ChooseView terms={terms} {...choosing} />;
    if (error !== undefined)
      return <ReadError title={text('failed')} failure={asFailure(error)} onRetry={() => void refetch()} />;
    return <Skeleton height={200} />;
  };
  return (
    <Dialog
      open
      title={walletText('assets.convertSmall')}
      hasCloseButton
      onClose={(by) => {
        // The second click of a double click does not close the confirmation, nor anything a request under way.
        if (state.phase !== 'sending' && !(by === 'outside' && quote)) onClose();
      }}
    >
      {content()}
    </Dialog>
  );
}
