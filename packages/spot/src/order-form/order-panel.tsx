import { isLost } from '@bourse/safe-writes';
import { pathWith, useEntryLinks, useScreenLink, useAppSelector } from '@bourse/feature-kit';
import type { BookStore } from '@bourse/market';
import { type Pair, pairKeysOf, type Side } from '@bourse/contracts/market';
import { LazyConfirmOrder } from '../submit-order/lazy-confirm-order';
import { OrderOutcome } from '../submit-order/order-outcome';
import { OrderForm } from './order-form';
import { useOrderForm } from './use-order-form';
import { selectAbsentCalls, selectIsLoggedIn } from '@bourse/api-client';
import { capabilities } from '@bourse/contracts/site';
import { usePayingAccountQuery } from '../api';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMarketEstimate } from '../market-estimate/use-market-estimate';
import { spotLimits } from '../personal-limits/limits';
import { LazyExitOrder } from '../exit-orders/lazy-exit-order';
import { LazyScaledOrders } from '../scaled-orders/lazy-scaled-orders';
import { LINKS } from '../links';
import { PATHS } from '../paths';

export interface OrderPanelProps {
  readonly pair: Pair;
  readonly book: BookStore;
  readonly onPlaced?: () => void;
}

/**
 * The link to a transfer into the account that an order is paid from, and that account where it is not the coin account. Coins are sold
 * from the coin account; a buy is paid from the account that has the money of the deal.
 */
function useTransferLink(pair: Pair, side: Side) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasTransfers = useScreenLink(LINKS.transfer) !== undefined;
  // A back end that announces what it can do pays as the specification says; asking the others takes three reads.
  const announces = useAppSelector((state) => selectAbsentCalls(state)[capabilities.path] !== 'refused');
  const skip = !isLoggedIn || !hasTransfers || side !== 'buy' || announces;
  const { currentData } = usePayingAccountQuery(pairKeysOf(pair.id), { skip });
  const isLegal = !skip && currentData === 'legal';
  const transfer = useScreenLink(LINKS.transfer, {
    from: isLegal ? 'change' : 'legal',
    to: isLegal ? 'legal' : 'change',
    currency: side === 'buy' ? pair.quoteId : pair.baseId,
  });
  return { transfer, paysFromAssets: isLegal };
}

/**
 * The order form of a pair with its confirmation and the notice of an order with a lost reply. Keyed by the pair:
 * another pair has other fields.
 */
export function OrderPanel({ pair, book, onPlaced }: OrderPanelProps) {
  const { values, errors, preview, submit, market, balance, actions, isLoggedIn, isSaleStopped, blockedBy } =
    useOrderForm(pair, book, onPlaced);
  const [isScaling, setScaling] = useState(false);
  const [exitOrder, setExitOrder] = useState<'oco' | 'trailing_stop'>();
  const entryLinks = useEntryLinks();
  const { transfer, paysFromAssets } = useTransferLink(pair, values.side);
  const fees = useScreenLink(LINKS.fees);
  const navigate = useNavigate();
  const { state } = submit;
  const onResult =
    state.phase === 'done' && state.ticket.pair === pair.id
      ? () => void navigate(pathWith(PATHS.success, { of: 'order' }))
      : undefined;

  const confirmed = state.phase === 'confirming' ? state.ticket : undefined;
  const estimate = useMarketEstimate(book, values.side, confirmed?.mode === 'market' ? confirmed.amount : undefined);

  return (
    <>
      {/* In place of the form: no other order is placed before its outcome is known or dismissed. */}
      {isLost(state) ? (
        <OrderOutcome
          state={state}
          onLookAgain={submit.lookAgain}
          onDismiss={submit.dismiss}
          onTryAgain={submit.tryAgain}
        />
      ) : (
        <OrderForm
          form={{ values, errors, preview, isBusy: submit.isBusy, isSaleStopped, blockedBy }}
          market={market}
          balance={{ ...balance, transfer, paysFromAssets, fees }}
          actions={{
            ...actions,
            ...(isLoggedIn && { onScaled: () => setScaling(true), onExitOrder: setExitOrder }),
            onResult,
          }}
          {...(isLoggedIn ? { limits: { store: spotLimits, currency: pair.quote } } : { visitor: entryLinks })}
        />
      )}
      {/* The report of a set stays where the session expires before its end. */}
      <LazyScaledOrders
        pair={pair}
        side={values.side}
        market={market}
        balance={balance}
        isEditing={isLoggedIn && isScaling}
        onClose={() => setScaling(false)}
      />
      <LazyExitOrder
        kind={isLoggedIn ? exitOrder : undefined}
        pair={pair}
        book={book}
        side={values.side}
        market={market}
        available={balance.available}
        onPlace={(ticket) => submit.place(ticket, true)}
        onClose={() => setExitOrder(undefined)}
      />
      <LazyConfirmOrder
        order={confirmed}
        best={market.best}
        estimate={estimate}
        takerFee={market.takerFee}
        pricePlaces={market.pricePlaces}
        onConfirm={submit.confirm}
        onCancel={submit.takeBack}
      />
    </>
  );
}
