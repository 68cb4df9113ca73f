import { doneItems } from '@bourse/safe-writes';
import { decimal, isGreater, toDrawingNumber } from '@bourse/decimal';
import { useAppDispatch, useAppSelector, useServerNow } from '@bourse/feature-kit';
import type { Pair, Side } from '@bourse/contracts/market';
import { tradesLeft, usePersonalLimits } from '@bourse/trading';
import { useToast } from '@bourse/ui-kit';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import type { BalanceModel, MarketModel } from '../order-form/model';
import { spotLimits } from '../personal-limits/limits';
import { useBlockedBy } from '../personal-limits/use-blocked-by';
import type { ScaledOrder } from '../rules/scaled-orders';
import type { SpotState } from '../state';
import { isOfSet, scaledBatch, scaledItems } from '../writes/scaled-batch';
import { scaledMessages } from './locales/messages';
import { ScaledDialog } from './scaled-dialog';
import { ScaledReport } from './scaled-report';

const TOAST = 'spot-scaled';

export interface ScaledOrdersProps {
  readonly pair: Pair;
  readonly side: Side;
  readonly market: MarketModel;
  readonly balance: BalanceModel;
  /** The set is being edited. */
  readonly isEditing: boolean;
  readonly onClose: () => void;
}

/** The personal limit that keeps some orders of a side from being placed, in words. Each order of a set is a trade of the day. */
function useBlockedSet(side: Side, quote: string) {
  const text = scaledMessages.useText();
  const now = useServerNow();
  const blockedBy = useBlockedBy(side, quote);
  const { limits, results } = usePersonalLimits(spotLimits, quote);
  return (count: number) => {
    if (side === 'sell' || blockedBy !== undefined) return blockedBy;
    const left = tradesLeft(limits, results, now());
    if (left === undefined || !isGreater(decimal(count), left)) return undefined;
    return text('tradesLeft', { count: toDrawingNumber(left) });
  };
}

/** A set of limit orders between two prices: its form, its confirmation, and the report of each order. */
export function ScaledOrders({ pair, side, market, balance, isEditing, onClose }: ScaledOrdersProps) {
  const dispatch = useAppDispatch<SpotState>();
  const text = scaledMessages.useText();
  const toast = useToast();
  const state = useAppSelector(scaledBatch.select);
  const { onAsk } = useCancelAll();
  const { id, baseId, quoteId, base, quote } = pair;
  const [first] = state.phase === 'idle' || state.phase === 'collecting' ? [] : state.items;
  const blockedBy = useBlockedSet(first?.ticket.side ?? side, quote);

  const place = async (orders: readonly ScaledOrder[], chosen: Side) => {
    const tickets = orders.map(({ price, amount }) => ({
      pair: id,
      baseId,
      quoteId,
      base,
      quote,
      price,
      amount,
      side: chosen,
      mode: 'limit' as const,
    }));
    const count = await dispatch(scaledBatch.collect(() => scaledItems(tickets)));
    if (count === undefined) toast.error(text('notRead'), TOAST);
  };
  const dismiss = () => dispatch(scaledBatch.dismiss());
  return (
    <>
      {isEditing && (
        <ScaledDialog
          initialSide={side}
          market={market}
          available={balance.available}
          blockedBy={blockedBy}
          isBusy={state.phase === 'collecting'}
          onPlace={(orders, chosen) => void place(orders, chosen)}
          onClose={onClose}
        />
      )}
      {state.phase !== 'idle' && state.phase !== 'collecting' && (
        <ScaledReport
          state={state}
          pricePlaces={market.pricePlaces}
          best={market.best}
          blockedBy={blockedBy}
          onConfirm={() => {
            onClose();
            void dispatch(scaledBatch.run());
          }}
          onDismiss={dismiss}
          onCancelSet={() => {
            const placed = doneItems(state);
            dismiss();
            onAsk((order) => isOfSet(placed, order));
          }}
        />
      )}
    </>
  );
}
