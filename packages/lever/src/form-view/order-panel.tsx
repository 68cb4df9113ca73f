import { times } from '@bourse/decimal';
import { isLost, useEntryLinks, useScreenLink } from '@bourse/feature-kit';
import { leveragePriceDecimals, type BookStore } from '@bourse/market';
import { throttledSource } from '@bourse/ui-kit';
import type { Pair } from '@bourse/market/contract';
import { useMemo } from 'react';
import type { Direction } from '../contract';
import { leverMessages } from '../locales/messages';
import { lotsTyped, modeChosen, multipleChosen, partsChosen, priceTyped, stopTyped } from '../order-form/slice';
import { isBeyondLiquidation } from '../rules/stops';
import { ConfirmOpen } from './confirm-open';
import { OrderForm } from './order-form';
import { SubmitOutcome } from './submit-outcome';
import { useOrderForm } from './use-order-form';
import { VisitorPrompt } from './visitor-prompt';
import { LINKS } from '../links';

/** The directions that a panel of one, or of both, offers. */
const OFFERED: Readonly<Record<Direction | 'both', readonly Direction[]>> = {
  long: ['long'],
  short: ['short'],
  both: ['long', 'short'],
};
const NO_CHOICES: readonly number[] = [];

export interface OrderPanelProps {
  readonly pair: Pair;
  readonly book: BookStore;
  /** The only direction that is offered; both where left out. */
  readonly only?: Direction | undefined;
  readonly onPlaced?: () => void;
}

/** The order form of a pair with its confirmation and the outcome of a lost reply. */
export function OrderPanel({ pair, book, only, onPlaced }: OrderPanelProps) {
  const text = leverMessages.useText();
  const directions = OFFERED[only ?? 'both'];
  // The figures of both directions are texts: they need not follow every frame.
  const prices = useMemo(() => throttledSource(book), [book]);
  const form = useOrderForm(pair, prices, directions, onPlaced);
  const links = useEntryLinks();
  const transfer = useScreenLink(LINKS.transfer, { from: 'legal', to: 'lever', currency: pair.quoteId });
  const { dispatch, deal, input, submit, summaries } = form;
  const { id } = pair;
  const priceDecimals = leveragePriceDecimals(pair);
  if (input.pair === undefined) return <VisitorPrompt message={text('form.pairMissing')} />;
  const ticket = submit.state.phase === 'confirming' ? submit.state.ticket : undefined;
  const confirmed = ticket && summaries[ticket.direction];
  return (
    <>
      {isLost(submit.state) && (
        <SubmitOutcome
          priceDecimals={priceDecimals}
          state={submit.state}
          onLookAgain={submit.lookAgain}
          onDismiss={submit.dismiss}
          onTryRest={form.tryRest}
        />
      )}
      <OrderForm
        symbol={pair.symbol}
        base={pair.base}
        quote={pair.quote}
        priceDecimals={priceDecimals}
        mode={form.mode}
        draft={form.draft}
        best={input.best}
        live={input.live}
        multiples={deal?.multiples ?? NO_CHOICES}
        lotPresets={deal?.lotPresets ?? NO_CHOICES}
        limits={input.limits}
        lotSize={input.lotSize}
        available={input.account.available}
        share={form.share}
        worth={deal?.exchangeRate && input.account.available && times(input.account.available, deal.exchangeRate)}
        transfer={transfer}
        summaries={summaries}
        problems={form.problems}
        splitFee={form.splitFee}
        isStopBeyond={form.isStopBeyond}
        stopProfit={form.stopProfit}
        sizing={{ quote: pair.quote, priceDecimals, base: form.sizingBase, onApply: form.applySizing }}
        isBusy={submit.isBusy}
        directions={directions}
        onTouch={form.touch}
        visitor={form.account.isLoggedIn ? undefined : <VisitorPrompt message={text('form.visitor')} links={links} />}
        onMode={(mode) => dispatch(modeChosen({ pair: id, mode }))}
        onPriceFocus={form.keepPrice}
        onPrice={(price) => dispatch(priceTyped({ pair: id, price }))}
        onMultiple={(multiple) => dispatch(multipleChosen({ pair: id, multiple }))}
        onLots={(lots) => dispatch(lotsTyped({ pair: id, lots }))}
        onShare={form.chooseShare}
        onStop={(kind, price) => dispatch(stopTyped({ pair: id, kind, price }))}
        onParts={(parts) => dispatch(partsChosen({ pair: id, parts }))}
        onOpen={form.open}
      />
      <ConfirmOpen
        ticket={ticket}
        quote={pair.quote}
        summary={confirmed}
        mark={input.live}
        priceDecimals={priceDecimals}
        isStopBeyond={ticket ? isBeyondLiquidation(ticket.direction, ticket.stopLoss, confirmed?.liquidation) : false}
        onConfirm={submit.confirm}
        onCancel={submit.takeBack}
      />
    </>
  );
}
