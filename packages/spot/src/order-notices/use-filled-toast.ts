import { reportUserEvent } from '@bourse/notifications';
import { pathWith } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { usePricePlaces } from '@bourse/trading';
import { useToast } from '@bourse/ui-kit';
import type { OpenOrder } from '@bourse/contracts/spot';
import { spotMessages } from '../locales/messages';
import { orderKey } from '../rules/open-orders';
import { PATHS } from '../paths';

const TOAST = 'spot-filled';

/** Reports filled orders: a toast, and an entry of the bell for each. */
export function useFilledToast() {
  const text = spotMessages.useText();
  const format = useFormat();
  const toast = useToast();
  const pricePlaces = usePricePlaces();
  const wordOf = (order: OpenOrder) =>
    text(order.side === 'buy' ? 'news.filledBuy' : 'news.filledSell', {
      amount: format.amount(order.amount),
      base: order.base,
      price: format.price(order.price, pricePlaces(order)),
      quote: order.quote,
    });

  return (filled: readonly OpenOrder[]) => {
    for (const order of filled) {
      const path = pathWith(PATHS.allOrders, { tab: 'history', pair: `${order.base}_${order.quote}` });
      reportUserEvent({ id: `spot-filled-${orderKey(order)}`, text: wordOf(order), path });
    }
    const [first] = filled;
    if (first === undefined) return;
    toast.success(filled.length === 1 ? wordOf(first) : text('news.severalFilled', { count: filled.length }), TOAST);
  };
}
