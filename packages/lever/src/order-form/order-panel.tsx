import { isLost } from '@bourse/safe-writes';
import { useEntryLinks, useScreenLink, throttledSource } from '@bourse/feature-kit';
import type { BookStore } from '@bourse/market';
import { farThroughBook } from '@bourse/trading';
import type { Pair } from '@bourse/contracts/market';
import { useKeyedState, Button, FieldRow, Stack, Text } from '@bourse/ui-kit';
import type { Direction } from '@bourse/contracts/lever';
import { leverLimits } from '../personal-limits/limits';
import { leverMessages } from '../locales/messages';
import { isBeyondLiquidation } from '../rules/stops';
import { ConfirmOpen } from './confirm-open';
import { ConfirmReduce } from './confirm-reduce';
import { OrderForm } from './order-form';
import { ReduceOutcome } from './reduce-outcome';
import { SubmitOutcome } from './submit-outcome';
import { useOrderForm } from './use-order-form';
import { LINKS } from '../links';

/** The directions that a panel of one, or of both, offers. */
const OFFERED: Readonly<Record<Direction | 'both', readonly Direction[]>> = {
  long: ['long'],
  short: ['short'],
  both: ['long', 'short'],
};

export interface OrderPanelProps {
  readonly pair: Pair;
  readonly book: BookStore;
  /** The only direction that is offered; both where left out. */
  readonly only?: Direction | undefined;
  readonly onPlaced?: () => void;
}

/** In place of the buttons: why there are none, and for a visitor the links to login and registration. */
function VisitorPrompt({
  message,
  links,
}: {
  readonly message: string;
  readonly links?: ReturnType<typeof useEntryLinks>;
}) {
  const text = leverMessages.useText();
  return (
    <Stack spacing={2} sx={{ padding: 3 }}>
      <Text size="table" tone="quiet">
        {message}
      </Text>
      {links && (
        <FieldRow>
          <Button {...links.logIn}>{text('form.logIn')}</Button>
          <Button tone="quiet" {...links.register}>
            {text('form.register')}
          </Button>
        </FieldRow>
      )}
    </Stack>
  );
}

/** The order form of a pair with its confirmation and the outcome of a lost reply. */
export function OrderPanel({ pair, book, only, onPlaced }: OrderPanelProps) {
  const text = leverMessages.useText();
  const directions = OFFERED[only ?? 'both'];
  // The figures of both directions are texts: they need not follow every frame.
  const prices = useKeyedState(book, () => throttledSource(book));
  const form = useOrderForm(pair, prices, directions, onPlaced);
  const links = useEntryLinks();
  const fees = useScreenLink(LINKS.fees);
  const transfer = useScreenLink(LINKS.transfer, { from: 'legal', to: 'lever', currency: pair.quoteId });
  const { values, errors, preview, submit, reduce, market, balance, actions } = form;
  if (!form.isOffered) return <VisitorPrompt message={text('form.pairMissing')} />;
  const ticket = submit.state.phase === 'confirming' ? submit.state.ticket : undefined;
  const confirmed = ticket && preview.summaries[ticket.direction];
  const reducing = reduce.state.phase === 'confirming' ? reduce.state.ticket : undefined;
  return (
    <>
      {isLost(submit.state) && (
        <SubmitOutcome
          priceDecimals={market.priceDecimals}
          state={submit.state}
          onLookAgain={submit.lookAgain}
          onDismiss={submit.dismiss}
          onTryRest={submit.tryRest}
        />
      )}
      {isLost(reduce.state) && (
        <ReduceOutcome
          priceDecimals={market.priceDecimals}
          state={reduce.state}
          onLookAgain={reduce.lookAgain}
          onDismiss={reduce.dismiss}
          onTryAgain={reduce.tryAgain}
        />
      )}
      {!isLost(submit.state) && !isLost(reduce.state) && (
        <OrderForm
          form={{ values, errors, preview, isBusy: submit.isBusy || reduce.isBusy, reached: form.reached }}
          market={market}
          balance={{ ...balance, transfer, fees }}
          actions={actions}
          directions={directions}
          {...(form.isLoggedIn
            ? { limits: { store: leverLimits, currency: pair.quote } }
            : { visitor: <VisitorPrompt message={text('form.visitor')} links={links} /> })}
        />
      )}
      <ConfirmOpen
        ticket={ticket}
        quote={pair.quote}
        summary={confirmed}
        priceDecimals={market.priceDecimals}
        lotSize={market.lotSize}
        far={
          ticket?.mode === 'limit'
            ? farThroughBook(ticket.direction === 'long' ? 'buy' : 'sell', ticket.price, market.best[ticket.direction])
            : undefined
        }
        isStopBeyond={
          ticket ? isBeyondLiquidation(ticket.direction, ticket.stopLoss, confirmed?.change?.after.liquidation) : false
        }
        reached={form.reached}
        onConfirm={submit.confirm}
        onCancel={submit.takeBack}
      />
      <ConfirmReduce
        ticket={reducing}
        quote={pair.quote}
        reduction={reducing && preview.reductions[reducing.direction]}
        priceDecimals={market.priceDecimals}
        onConfirm={reduce.confirm}
        onCancel={reduce.takeBack}
      />
    </>
  );
}
