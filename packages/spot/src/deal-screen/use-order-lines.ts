import { useFormat } from '@bourse/i18n';
import type { ChartLine } from '@bourse/charts';
import type { Pair } from '@bourse/market/contract';
import { orderLines } from '@bourse/trading';
import { useMemo } from 'react';
import { spotMessages } from '../locales/messages';
import { useOpenOrders } from '../open-orders/use-open-orders';

/** The user's open orders of a pair, as lines on its chart. */
export function useOrderLines(pair: Pair): readonly ChartLine[] {
  const text = spotMessages.useText();
  const format = useFormat();
  const { orders } = useOpenOrders(pair);
  return useMemo(() => {
    const sides = { buy: text('form.buy'), sell: text('form.sell') };
    return orderLines(orders, (side, amount, count) => {
      const line = `${sides[side]} ${format.amount(amount)}`;
      return count === 1 ? line : `${line} (${format.number(count)})`;
    });
  }, [orders, text, format]);
}
