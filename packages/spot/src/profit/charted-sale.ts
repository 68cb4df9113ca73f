import type { ChartedTrade } from '@bourse/trading';
import { entryPriceOf, type Sale } from '../rules/cost-basis';

/**
 * A sale as its chart shows it. Its entry is the oldest buy that it took, at the average cost of all that it took with their fees. A sale
 * by average cost names no buys: the chart has the sale alone.
 */
export function chartedSale(sale: Sale, title: string): ChartedTrade {
  const { fill, lots, profit } = sale;
  const bought = lots.flatMap((lot) => lot.fill?.time ?? []);
  return {
    title,
    symbol: `${fill.base}/${fill.quote}`,
    isBuy: true,
    openedAt: bought.length === 0 ? undefined : Math.min(...bought),
    closedAt: fill.time,
    entryPrice: entryPriceOf(sale),
    exitPrice: fill.price,
    profit,
    currency: fill.quote,
  };
}
