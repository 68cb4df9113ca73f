import { ZERO, type Decimal } from '@bourse/decimal';
import type { CompletedOrder } from '@bourse/contracts/spot';
import { costBasis } from './cost-basis';

/** A sale with its profit before fees, in quote currency. */
export interface SaleResult {
  readonly fill: CompletedOrder;
  readonly profit: Decimal;
}

/**
 * Profit of each sale over the average cost of the fills before it: (price − cost ÷ holding) × amount. `fills`: of one pair, newest first.
 * A sale of more than these fills have bought has no known cost and is left out. Fees are not counted: some back ends do not send them,
 * and the limits must work there as well.
 */
export function saleResults(fills: readonly CompletedOrder[]): readonly SaleResult[] {
  const beforeFees = fills.map((fill): CompletedOrder => ({ ...fill, fee: ZERO }));
  const { sales } = costBasis(beforeFees, { method: 'average', isComplete: true });
  return sales.flatMap(({ fill, profit }) => {
    const own = fills[beforeFees.indexOf(fill)];
    return own && profit !== undefined ? [{ fill: own, profit }] : [];
  });
}
