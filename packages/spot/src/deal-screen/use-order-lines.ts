import { useFormat } from '@bourse/i18n';
import type { ChartLine } from '@bourse/charts';
import type { Pair } from '@bourse/contracts/market';
import { orderLines } from '@bourse/trading';
import { priceDecimals, tickOf } from '@bourse/market';
import { useMemo } from 'react';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { OrderMove } from '../move-order/move-order';
import { spotMessages } from '../locales/messages';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { triggerLines } from './trigger-lines';

/**
 * The user's open orders of a pair, as lines on its chart. `onMove`: the line of an order was dragged; nothing is sent before the dialog
 * confirms it. `onCancel`: the button of its line. Both are the same functions in every render.
 */
export function useOrderLines(
  pair: Pair,
  onMove: (move: OrderMove) => void,
  onCancel: (removed: { readonly order: OpenOrder }) => void,
): readonly ChartLine[] {
  const text = spotMessages.useText();
  const format = useFormat();
  const { orders } = useOpenOrders(pair);
  const places = priceDecimals(pair);
  return useMemo(() => {
    const sides = { buy: text('form.buy'), sell: text('form.sell') };
    const resting = orderLines(
      orders,
      (side, amount, count) => {
        const line = `${sides[side]} ${format.amount(amount)}`;
        return count === 1 ? line : `${line} (${format.number(count)})`;
      },
      (order) => ({
        drag: { step: tickOf(places), onDrop: (price) => onMove({ order, price }) },
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
      ({ side, remaining }) => `${text('form.trigger')} · ${sides[side]} ${format.amount(remaining)}`,
    );
    return [...resting, ...triggers];
  }, [orders, places, onMove, onCancel, text, format]);
}
