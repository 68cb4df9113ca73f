import { dividedBy, isGreater, isPositive, minus, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import type { CompletedOrder } from '../contract';

/** A sale with its profit before fees, in quote currency. */
export interface SaleResult {
  readonly fill: CompletedOrder;
  readonly profit: Decimal;
}

/**
 * Profit of each sale over the average cost of the fills before it: (price − cost ÷ holding) × amount. `fills`: of one pair, newest first.
 * A sale of more than these fills have bought has no known cost and is left out.
 */
export function saleResults(fills: readonly CompletedOrder[]): readonly SaleResult[] {
  let holding: Decimal = ZERO;
  let cost: Decimal = ZERO;
  const results: SaleResult[] = [];
  for (const fill of fills.toReversed()) {
    const { side, price, amount } = fill;
    if (side === 'buy') {
      holding = plus(holding, amount);
      cost = plus(cost, times(price, amount));
    } else if (isPositive(holding) && !isGreater(amount, holding)) {
      const costOfSale = dividedBy(times(cost, amount), holding);
      results.push({ fill, profit: minus(times(price, amount), costOfSale) });
      holding = minus(holding, amount);
      cost = minus(cost, costOfSale);
    } else {
      holding = ZERO;
      cost = ZERO;
    }
  }
  return results;
}
