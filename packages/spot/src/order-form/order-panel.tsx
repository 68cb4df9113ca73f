import { isLost, pathWith, useEntryLinks, useLink, useScreenLink } from '@bourse/feature-kit';
import type { BookStore } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { ConfirmOrder } from '../submit-order/confirm-order';
import { OrderOutcome } from '../submit-order/order-outcome';
import { OrderForm } from './order-form';
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
  const { values, errors, preview, submit, market, balance, actions, isLoggedIn, isSaleStopped } = useOrderForm(
    pair,
    book,
    onPlaced,
  );
  const entryLinks = useEntryLinks();
  const transfer = useScreenLink(LINKS.transfer, {
    from: 'legal',
    to: 'change',
    currency: values.side === 'buy' ? pair.quoteId : pair.baseId,
  });
  const resultLink = useLink(pathWith(PATHS.success, { of: 'order' }));
  const { state } = submit;
  const result = state.phase === 'done' && state.ticket.pair === pair.id ? resultLink : undefined;

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
        form={{ values, errors, preview, isBusy: submit.isBusy, isSaleStopped, result }}
        market={market}
        balance={{ ...balance, transfer }}
        actions={actions}
        visitor={isLoggedIn ? undefined : entryLinks}
      />
      <ConfirmOrder
        order={state.phase === 'confirming' ? state.ticket : undefined}
        onConfirm={submit.confirm}
        onCancel={submit.takeBack}
      />
    </>
  );
}
