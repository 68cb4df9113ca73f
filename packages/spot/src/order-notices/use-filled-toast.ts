import { reportUserEvent } from '@bourse/notifications';
import { pathWith, useAppDispatch } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { usePricePlaces } from '@bourse/trading';
import { useToast } from '@bourse/ui-kit';
import { useRef } from 'react';
import type { OpenOrder } from '@bourse/contracts/spot';
import { spotMessages } from '../locales/messages';
import type { HitExit } from '../rules/hit-exits';
import { orderedEvent } from '../order-history/order-events';
import { noteOrderEvent } from '../order-history/stored-events';
import { orderKey } from '../rules/open-orders';
import { PATHS } from '../paths';

const TOAST = 'spot-filled';

/** Reports filled orders and exits that were hit: a toast, and an entry of the bell for each. */
export function useFilledToast() {
  const text = spotMessages.useText();
  const format = useFormat();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const pricePlaces = usePricePlaces();
  const wordOf = (order: OpenOrder) =>
    text(order.side === 'buy' ? 'news.filledBuy' : 'news.filledSell', {
      amount: format.amount(order.amount),
      base: order.base,
      price: format.price(order.price, pricePlaces(order)),
      quote: order.quote,
    });

  const told = useRef(new Set<number>());
  const hitWord = ({ exit, amount, base, price, quote }: HitExit) =>
    text(`news.${exit}`, {
      amount: format.amount(amount),
      base,
      price: format.price(price, pricePlaces({ base, quote })),
      quote,
    });
  /** `isReturn`: the first read of the session. The bell has each exit once; a toast tells one that is hit while the user is here. */
  const tellHits = (hits: readonly HitExit[], isReturn: boolean) => {
    for (const hit of hits) {
      if (told.current.has(hit.orderId)) continue;
      told.current.add(hit.orderId);
      const path = pathWith(PATHS.allOrders, { tab: 'history', pair: `${hit.base}_${hit.quote}` });
      reportUserEvent({ id: `spot-exit-${hit.orderId}`, text: hitWord(hit), path });
      if (!isReturn) toast.info(hitWord(hit), TOAST);
    }
  };
  const tell = (filled: readonly OpenOrder[]) => {
    for (const order of filled) {
      dispatch(noteOrderEvent(orderedEvent('filled', order)));
      const path = pathWith(PATHS.allOrders, { tab: 'history', pair: `${order.base}_${order.quote}` });
      reportUserEvent({ id: `spot-filled-${orderKey(order)}`, text: wordOf(order), path });
    }
    const [first] = filled;
    if (first === undefined) return;
    toast.success(filled.length === 1 ? wordOf(first) : text('news.severalFilled', { count: filled.length }), TOAST);
  };
  return { tell, tellHits };
}
