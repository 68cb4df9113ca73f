import { priceDecimals, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { ORDER_RESULT_PATH } from '../paths';
import { ConfirmOrder } from '../submit-order/confirm-order';
import { OrderOutcome } from '../submit-order/order-outcome';
import { isBusy, isLost } from '../submit-order/submit-order';
import { useWay, useWayIn } from '../way-in/use-way-in';
import { OrderForm } from './order-form';
import { isFarThroughBook } from './rules';
import { amountTyped, percentChosen, priceTyped, sideChosen, totalTyped } from './slice';
import { useMarketEstimate } from './use-market-estimate';
import { useOrderForm } from './use-order-form';

/**
 * The order form of a pair with everything around it: confirmation, and the word on an order whose reply was lost. Its key is
 * the pair: another pair's fields are other fields.
 */
export function OrderPanel({ pair, book }: { readonly pair: Pair; readonly book: BookStore }) {
  const form = useOrderForm(pair, book);
  const wayIn = useWayIn();
  const result = useWay(ORDER_RESULT_PATH);
  const { dispatch, input, summary, submit } = form;
  const { submission } = submit;
  const { side, mode, draft, best, available, amountPlaces } = input;
  const estimate = useMarketEstimate(book, side, mode === 'market' ? summary.amount : undefined);

  return (
    <>
      {isLost(submission) && (
        <OrderOutcome
          submission={submission}
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
        side={side}
        mode={mode}
        draft={draft}
        summary={summary}
        problems={form.problems}
        touched={form.touched}
        best={best}
        available={available}
        estimate={estimate}
        takerFee={input.takerFee}
        isFarThroughBook={mode === 'limit' && isFarThroughBook(side, summary.price, best)}
        isSaleStopped={form.isSaleStopped}
        isBusy={isBusy(submission)}
        result={submission.phase === 'done' && submission.order.pair === pair.id ? result : undefined}
        onAskAgain={submit.isAsking ? undefined : submit.askAgain}
        visitor={form.isLoggedIn ? undefined : wayIn}
        onMode={form.chooseMode}
        onSide={(next) => dispatch(sideChosen({ pair: pair.id, side: next }))}
        onPrice={(price) => dispatch(priceTyped({ pair: pair.id, price }))}
        onAmount={(amount) => dispatch(amountTyped({ pair: pair.id, amount }))}
        onTotal={(total) => dispatch(totalTyped({ pair: pair.id, total }))}
        onPercent={(percent) => dispatch(percentChosen({ pair: pair.id, percent }))}
        onTouch={form.touch}
        onSubmit={form.place}
      />
      <ConfirmOrder
        order={submission.phase === 'confirming' ? submission.order : undefined}
        onConfirm={submit.confirm}
        onCancel={submit.takeBack}
      />
    </>
  );
}
