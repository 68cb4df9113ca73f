import { isLost, WriteOutcome } from '@bourse/safe-writes';
import { ReadError, useEntryLinks, useScreenLink } from '@bourse/feature-kit';
import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { Alert, Button, EmptyState, Skeleton } from '@bourse/ui-kit';
import { tradingMessages } from '@bourse/trading';
import { optionLimits } from '../personal-limits/limits';
import { microOptionsMessages } from '../locales/messages';
import { optionPriceDecimals } from '../rules/price-decimals';
import { ConfirmOption } from './confirm-option';
import { HitRates } from './hit-rates';
import { Insurance } from './insurance';
import { OptionForm } from './option-form';
import { useOptionForm } from './use-option-form';
import { useIsPriceOld } from './use-price-age';
import { LINKS } from '../links';

/** The form of a pair with its confirmation, a lost reply, hit rates, personal limits and insurance. */
export function OptionPanel({ pair, onPlaced }: { readonly pair: Pair; readonly onPlaced?: () => void }) {
  const text = microOptionsMessages.useText();
  const tradingText = tradingMessages.useText();
  const form = useOptionForm(pair, onPlaced);
  const isPriceOld = useIsPriceOld(pair.id);
  const { logIn } = useEntryLinks();
  const { values, errors, preview, submit, sending, isConfirmationOff, currencies, durations, currency, state } = form;
  const fees = useScreenLink(LINKS.fees);
  const transfer = useScreenLink(LINKS.transfer, { from: 'change', to: 'micro', currency: currency?.id });

  if (!form.isLoggedIn) {
    return <EmptyState title={text('panel.visitor')} action={<Button {...logIn}>{text('panel.logIn')}</Button>} />;
  }
  if (!pair.hasOptions || pair.matchId === undefined) {
    return <EmptyState title={text('panel.notOffered')} />;
  }
  const { state: write } = submit;
  const { reachedLimit } = errors;
  return (
    <>
      {state.kind === 'failed' && (
        <ReadError title={text('panel.failed')} failure={state.failure} onRetry={form.retry} />
      )}
      {state.kind === 'loading' && <Skeleton height={420} />}
      {isLost(write) && (
        <WriteOutcome
          state={write}
          unknownTitle={tradingText('order.unknown')}
          summary={`${write.ticket.symbol} · ${text(write.ticket.direction === 'up' ? 'panel.up' : 'panel.down')} · ${write.ticket.amount} ${write.ticket.currency}`}
          describe={({ kind }) => {
            if (kind === 'found') return { title: text('lost.found'), message: text('lost.foundText') };
            return kind === 'nothing' ? { title: text('lost.nothing') } : undefined;
          }}
          onLookAgain={submit.lookAgain}
          onDismiss={submit.dismiss}
          onTryAgain={reachedLimit === undefined ? () => submit.press(write.ticket) : undefined}
        />
      )}
      {isLost(write) && reachedLimit !== undefined && <Alert tone="warning">{reachedLimit}</Alert>}
      {state.kind === 'ready' && currency && !isLost(write) && (
        <>
          <OptionForm
            form={{ values, errors, preview, isBusy: submit.isBusy, sending, isConfirmationOff }}
            market={{ durations, isPriceOld }}
            balance={{ currencies, currency, transfer, fees }}
            actions={form.actions}
            limits={{ store: optionLimits, currency: currency.name }}
            details={values.duration && <HitRates duration={values.duration} feeRate={currency.feeRate} />}
          />
          <Insurance currency={currency} />
        </>
      )}
      <ConfirmOption
        ticket={write.phase === 'confirming' ? write.ticket : undefined}
        priceDecimals={optionPriceDecimals(priceDecimals(pair), pair.last)}
        reached={reachedLimit}
        onConfirm={submit.confirm}
        onCancel={submit.takeBack}
      />
    </>
  );
}
