import type { ChartLine } from '@bourse/charts';
import type { OpenOrder } from '@bourse/contracts/spot';

/** The trigger prices of stop-limit orders that wait for them, each a line beside that of its limit price. */
export function triggerLines(orders: readonly OpenOrder[], label: (order: OpenOrder) => string): ChartLine[] {
  return orders.flatMap((order) =>
    order.isWaiting && order.trigger !== undefined
      ? [
          {
            id: `trigger ${order.side} ${order.id}`,
            price: order.trigger,
            label: label(order),
            tone: 'neutral' as const,
          },
        ]
      : [],
  );
}
