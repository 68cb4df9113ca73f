import type { ChartLine } from '@bourse/charts';
import type { TextFunction } from '@bourse/i18n';
import type { ChartedTrade } from '@bourse/trading';
import type { LeverOrder } from '@bourse/contracts/lever';
import type { LeverTexts } from '../locales/messages';
import { quoteOf } from '../personal-limits/limits';
import { netProfit } from '../rules/net-profit';

/** A closed position as its chart shows it, with its stops. */
export function chartedPosition(order: LeverOrder, text: TextFunction<LeverTexts>): ChartedTrade {
  const { id, symbol, direction, takeProfit, stopLoss, openedAt, submittedAt, completedAt, handledAt } = order;
  const stop = (kind: 'takeProfit' | 'stopLoss', price: LeverOrder['takeProfit']): ChartLine[] =>
    price === undefined ? [] : [{ id: kind, price, label: text(`stops.${kind}`), tone: 'neutral' }];
  return {
    title: text('closedChart.title', { symbol, id: String(id) }),
    symbol,
    isBuy: direction === 'long',
    openedAt: openedAt ?? submittedAt,
    closedAt: completedAt ?? handledAt,
    entryPrice: order.entryPrice,
    exitPrice: order.markPrice,
    lines: [...stop('takeProfit', takeProfit), ...stop('stopLoss', stopLoss)],
    profit: netProfit(order),
    currency: quoteOf(order),
  };
}
