import { useProductCapabilities } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import type { ChartLine } from '@bourse/charts';
import type { Pair } from '@bourse/contracts/market';
import { orderLines } from '@bourse/trading';
import { priceDecimals, tickOf } from '@bourse/market';
import { useMemo } from 'react';
import { spotCapabilities, type OpenOrder } from '@bourse/contracts/spot';
import type { OrderMove } from '../move-order/move-order';
import { spotMessages } from '../locales/messages';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { isMovable } from '../rules/open-orders';
import type { ExitsEdit } from '../exits/exits-edit';
import { exitLines } from './exit-lines';
import { triggerLines } from './trigger-lines';

/** The commands of the lines; nothing is sent before a dialog confirms it, but a cancel. The same functions in every render. */
interface OrderLineHandlers {
  /** The line of an order was dragged. */
  readonly onMove: (move: OrderMove) => void;
  /** The line of an exit was dragged or removed. */
  readonly onExits: (edit: ExitsEdit | undefined) => void;
  /** The button of the line of an order. */
  readonly onCancel: (removed: { readonly order: OpenOrder }) => void;
}

/** The user's open orders of a pair with their exits, as lines on its chart. */
export function useOrderLines(pair: Pair, { onMove, onExits, onCancel }: OrderLineHandlers): readonly ChartLine[] {
  const text = spotMessages.useText();
  const format = useFormat();
  const { orders } = useOpenOrders(pair);
  const places = priceDecimals(pair);
  const { amendsOrders } = useProductCapabilities(spotCapabilities);
  return useMemo(() => {
    const sides = { buy: text('form.buy'), sell: text('form.sell') };
    const resting = orderLines(
      // An exit has no price of its own, only that of its trigger.
      orders.filter(({ exit }) => exit === undefined),
      (side, amount, count) => {
        const line = `${sides[side]} ${format.amount(amount)}`;
        return count === 1 ? line : `${line} (${format.number(count)})`;
      },
      (order) => ({
        ...(isMovable(order, amendsOrders) && {
          drag: { step: tickOf(places), onDrop: (price) => onMove({ order, price }) },
        }),
        remove: {
          label: text(order.side === 'buy' ? 'orders.cancelBuy' : 'orders.cancelSell', {
            amount: format.amount(order.amount),
            base: order.base,
            price: format.price(order.price, places),
          }),
          run: () => onCancel({ order }),
        },
      }),
    );
    const triggers = triggerLines(
      orders,
      ({ side, remaining, exit }) =>
        `${text(exit ? `type.${exit}` : 'form.trigger')} · ${sides[side]} ${format.amount(remaining)}`,
    );
    const exits = exitLines(orders, {
      step: tickOf(places),
      labelOf: (order, kind) =>
        `${text(kind === 'takeProfit' ? 'type.take_profit' : 'type.stop_loss')} · ${format.amount(order.remaining)}`,
      removeOf: (order, kind) =>
        text('exits.remove', {
          exit: text(kind === 'takeProfit' ? 'type.take_profit' : 'type.stop_loss'),
          id: String(order.id),
        }),
      onExits,
    });
    return [...resting, ...triggers, ...exits];
  }, [orders, places, amendsOrders, onMove, onExits, onCancel, text, format]);
}
