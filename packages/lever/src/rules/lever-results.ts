import type { LeverOrder } from '@bourse/contracts/lever';
import type { ProductResults } from '@bourse/trading';
import { quoteOf } from '../personal-limits/limits';
import { netProfit } from './net-profit';

/** Closed positions after all fees, with their opening and overnight fees. */
export function leverResults(orders: readonly LeverOrder[]): Pick<ProductResults, 'trades' | 'charges'> {
  return {
    trades: orders.map((order) => ({
      key: `leverage/${order.id}`,
      product: 'leverage',
      symbol: order.symbol,
      currency: quoteOf(order),
      openedAt: order.openedAt ?? order.submittedAt,
      closedAt: order.completedAt ?? order.handledAt,
      stake: order.initialMargin,
      profit: netProfit(order),
    })),
    charges: orders.flatMap((order) => {
      const time = order.completedAt ?? order.handledAt;
      const currency = quoteOf(order);
      return [
        { kind: 'fee', time, amount: order.tradeFee, currency },
        { kind: 'overnight', time, amount: order.overnightFee, currency },
      ];
    }),
  };
}
