import { isLost, mustAsk, ReadError, useEntryLinks, useScreenLink, WriteOutcome } from '@bourse/feature-kit';
import type { Pair } from '@bourse/market/contract';
import { Button, EmptyState, Panel, Skeleton } from '@bourse/ui-kit';
import { LossLimitEditor } from '../limit/loss-limit-editor';
import { microOptionsMessages } from '../locales/messages';
import { ConfirmOption } from './confirm-option';
import { HitRates } from './hit-rates';
import { Insurance } from './insurance';
import { OptionForm } from './option-form';
import { skipConfirmation, useOptionForm } from './use-option-form';
import { useIsPriceOld } from './use-price-age';
import { LINKS } from '../links';

/** The form of a pair with its confirmation, a lost reply, hit rates, loss limit and insurance. */
export function OptionPanel({ pair, onPlaced }: { readonly pair: Pair; readonly onPlaced?: () => void }) {
  const text = microOptionsMessages.useText();
  const form = useOptionForm(pair, onPlaced);
  const isPriceOld = useIsPriceOld(pair.id);
  const { logIn } = useEntryLinks();
  const { write, currency, duration, state } = form;
  const transfer = useScreenLink(LINKS.transfer, { from: 'change', to: 'micro', currency: currency?.id });

  if (!form.isLoggedIn) {
    return (
      <Panel label={text('panel.label')}>
        <EmptyState title={text('panel.visitor')} action={<Button {...logIn}>{text('panel.logIn')}</Button>} />
      </Panel>
    );
  }
  if (!pair.hasOptions || pair.matchId === undefined) {
    return (
      <Panel label={text('panel.label')}>
        <EmptyState title={text('panel.notOffered')} />
      </Panel>
    );
  }
  const { state: submission } = write;
  const sending = submission.phase === 'sending' ? submission.ticket.direction : undefined;
  return (
    <Panel label={text('panel.label')}>
      {state.kind === 'failed' && (
        <ReadError title={text('panel.failed')} failure={state.failure} onRetry={form.retry} />
      )}
      {state.kind === 'loading' && <Skeleton height={420} />}
      {isLost(submission) && (
        <WriteOutcome
          state={submission}
          subject="order"
          summary={`${submission.ticket.symbol} · ${text(submission.ticket.direction === 'up' ? 'panel.up' : 'panel.down')} · ${submission.ticket.amount} ${submission.ticket.currency}`}
          describe={({ kind }) => {
            if (kind === 'found') return { title: text('lost.found'), message: text('lost.foundText') };
            return kind === 'nothing' ? { title: text('lost.nothing') } : {};
          }}
          onLookAgain={write.lookAgain}
          onDismiss={write.dismiss}
          onTryAgain={() => write.press(submission.ticket)}
        />
      )}
      {state.kind === 'ready' && currency && (
        <>
          <OptionForm
            currencies={form.currencies}
            durations={form.durations}
            currency={currency}
            duration={duration}
            amount={form.amount}
            fee={form.fee}
            win={form.win}
            problem={form.problem}
            reachedLimit={form.isLimitReached ? form.limit : undefined}
            isPriceOld={isPriceOld}
            isBusy={write.isBusy}
            sending={sending}
            isConfirmationOff={form.skips && !mustAsk(submission)}
            transfer={transfer}
            onCurrency={form.chooseCurrency}
            onAmount={form.chooseAmount}
            onAmountTouch={form.touchAmount}
            onDuration={form.chooseDuration}
            onSubmit={form.submit}
            onConfirmationOn={() => skipConfirmation.write(undefined)}
          />
          {duration && <HitRates profitRatio={duration.profitRatio} />}
          <LossLimitEditor key={currency.name} currency={currency.name} loss={form.loss} />
          <Insurance currency={currency} />
        </>
      )}
      <ConfirmOption
        ticket={submission.phase === 'confirming' ? submission.ticket : undefined}
        onConfirm={(remember) => {
          if (remember) skipConfirmation.write(true);
          write.confirm();
        }}
        onCancel={write.takeBack}
      />
    </Panel>
  );
}
