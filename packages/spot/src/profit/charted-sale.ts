import { dividedBy, isPositive, roundHalfUp } from '@bourse/decimal';
import type { ChartedTrade } from '@bourse/trading';
import { amountOf, type Sale } from '../rules/cost-basis';

const PRICE_PLACES = 8;

/**
 * A sale as its chart shows it. Its entry is the oldest buy that it took, at the average cost of all that it took with their fees. A sale
 * by average cost names no buys: the chart has the sale alone.
 */
export function chartedSale(sale: Sale, title: string): ChartedTrade {
  const { fill, lots, cost, profit } = sale;
  const bought = lots.flatMap((lot) => lot.fill?.time ?? []);
  const amount = amountOf(lots);
  return {
    title,
    symbol: `${fill.base}/${fill.quote}`,
    isBuy: true,
    openedAt: bought.length === 0 ? undefined : Math.min(...bought),
    closedAt: fill.time,
    entryPrice:
      cost !== undefined && isPositive(amount) ? roundHalfUp(dividedBy(cost, amount), PRICE_PLACES) : undefined,
    exitPrice: fill.price,
    profit,
    currency: fill.quote,
  };
}
