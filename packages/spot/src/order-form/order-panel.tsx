import { isLost, pathWith, useEntryLinks, useLink, useScreenLink } from '@bourse/feature-kit';
import { priceDecimals, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { ConfirmOrder } from '../submit-order/confirm-order';
import { OrderOutcome } from '../submit-order/order-outcome';
import { OrderForm } from './order-form';
import { isFarThroughBook } from './rules';
import { sideChosen } from './slice';
import { useMarketEstimate } from '@bourse/trading';
import { useOrderForm } from './use-order-form';
import { LINKS } from '../links';
import { PATHS } from '../paths';

export interface OrderPanelProps {
  readonly pair: Pair;
  readonly book: BookStore;
  readonly onPlaced?: () => void;
}

/**
 * The order form of a pair with its confirmation and the notice of an order with a lost reply. Keyed by the pair:
 * another pair has other fields.
 */
export function OrderPanel({ pair, book, onPlaced }: OrderPanelProps) {
  const form = useOrderForm(pair, book, onPlaced);
  const wayIn = useEntryLinks();
  const transfer = useScreenLink(LINKS.transfer, {
    from: 'legal',
    to: 'change',
    currency: form.input.side === 'buy' ? pair.quoteId : pair.baseId,
  });
  const result = useLink(pathWith(PATHS.success, { of: 'order' }));
  const { dispatch, input, summary, submit } = form;
  const { state } = submit;
  const { side, mode, draft, best, available, amountPlaces } = input;
  const estimate = useMarketEstimate(book, side, mode === 'market' ? summary.amount : undefined);

  return (
    <>
      {isLost(state) && (
        <OrderOutcome
          state={state}
          onLookAgain={submit.lookAgain}
          onDismiss={submit.dismiss}
          onTryAgain={submit.tryAgain}
        />
      )}
      <OrderForm
        symbol={pair.symbol}
        base={pair.base}
        quote={pair.quote}
        pricePlaces={priceDecimals(pair)}
        amountPlaces={amountPlaces}
        amountStep={input.amountStep}
        side={side}
        mode={mode}
        draft={draft}
        summary={summary}
        problems={form.problems}
        shownProblems={form.shownProblems}
        best={best}
        available={available}
        worth={form.worth}
        transfer={transfer}
        estimate={estimate}
        takerFee={input.takerFee}
        isFarThroughBook={mode === 'limit' && isFarThroughBook(side, summary.price, best)}
        isSaleStopped={form.isSaleStopped}
        isBusy={submit.isBusy}
        result={state.phase === 'done' && state.ticket.pair === pair.id ? result : undefined}
        onAskAgain={submit.isAsking ? undefined : submit.askAgain}
        visitor={form.isLoggedIn ? undefined : wayIn}
        onMode={form.chooseMode}
        onSide={(next) => dispatch(sideChosen({ pair: pair.id, side: next }))}
        onPriceFocus={form.keepPrice}
        onPrice={form.typePrice}
        onAmount={form.typeAmount}
        onTotal={form.typeTotal}
        onPercent={form.choosePercent}
        onTouch={form.touch}
        onSubmit={form.place}
      />
      <ConfirmOrder
        order={state.phase === 'confirming' ? state.ticket : undefined}
        onConfirm={submit.confirm}
        onCancel={submit.takeBack}
      />
    </>
  );
}
