import { useFormat } from '@bourse/i18n';
import type { ChartLine } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { spotMessages } from '../locales';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { selectAlerts } from '../price-alerts/slice';
import { alertLines, orderLines } from './chart-lines';

/** The reader's open orders and waiting price alerts of a pair, as lines on its chart. */
export function useChartLines(pair: Pair): readonly ChartLine[] {
  const text = spotMessages.useText();
  const format = useFormat();
  const { orders } = useOpenOrders(pair);
  const alerts = useSelector(selectAlerts);
  return useMemo(() => {
    const order = { buy: text('orders.buy'), sell: text('orders.sell') };
    return [
      ...orderLines(orders, {
        order: (side, amount, count) => {
          const words = `${order[side]} ${format.amount(amount)}`;
          return count === 1 ? words : `${words} (${format.number(count)})`;
        },
      }),
      ...alertLines(alerts, pair.id, {
        alert: (direction) => text(direction === 'above' ? 'alerts.lineAbove' : 'alerts.lineBelow'),
      }),
    ];
  }, [orders, alerts, pair.id, text, format]);
}
