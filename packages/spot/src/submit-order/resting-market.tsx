import { useAppDispatch, useAppSelector } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { ConfirmDialog } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { useCancelOrder } from '../open-orders/use-cancel-order';
import type { SpotState } from '../state';
import { restingMarketRead } from './resting-market-slice';

/** A market order that the back end has placed as a limit order: says so, and offers to cancel it. Stays until it is answered. */
export function RestingMarket() {
  const text = spotMessages.useText();
  const format = useFormat();
  const dispatch = useAppDispatch<SpotState>();
  const order = useAppSelector((state: SpotState) => state.spotRestingMarket.order);
  const { onCancel } = useCancelOrder();
  if (!order) return null;
  const read = () => void dispatch(restingMarketRead());
  const { price, remaining, base, quote } = order;
  return (
    <ConfirmDialog
      open
      title={text('marketRests.title', { price: format.decimal(price), quote })}
      confirmLabel={text('marketRests.cancel')}
      cancelLabel={text('marketRests.keep')}
      tone="danger"
      onConfirm={() => {
        onCancel(order);
        read();
      }}
      onCancel={read}
    >
      <p>
        {text(`marketRests.${order.side}`, {
          amount: format.amount(remaining),
          base,
          price: format.decimal(price),
          quote,
        })}
      </p>
    </ConfirmDialog>
  );
}
