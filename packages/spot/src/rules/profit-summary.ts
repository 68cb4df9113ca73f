import type { LinePoint } from '@bourse/charts';
import { sumIfKnown, isPositive, type Decimal } from '@bourse/decimal';
import { profitCalendar, profitCourse, type JournalDay, type TradeResult } from '@bourse/trading';
import { ledgerChange } from './ledger-change';
import type { CompletedOrder } from '@bourse/contracts/spot';
import type { Sale } from './cost-basis';
import type { PairProfit } from './pair-profit';

/** The P/L of the pairs of one quote currency. */
export interface ProfitSummary {
  readonly pairs: readonly PairProfit[];
  /** Newest first. */
  readonly sales: readonly Sale[];
  readonly results: readonly TradeResult[];
  readonly realised: Decimal | undefined;
  readonly days: readonly JournalDay[];
  readonly course: readonly LinePoint[];
  /** Sales of more than was bought. */
  readonly uncovered: number;
}

export function profitSummary(all: readonly PairProfit[], quote: string, timeZone: string): ProfitSummary {
  const pairs = all.filter((pair) => pair.quote === quote);
  const sales = pairs.flatMap((pair) => pair.sales).toSorted((a, b) => (b.fill.time ?? 0) - (a.fill.time ?? 0));
  const results = sales.map(({ fill, profit }) => ({ closedAt: fill.time, profit }));
  const days = profitCalendar(results, timeZone);
  return {
    pairs,
    sales,
    results,
    realised: sumIfKnown(pairs.map(({ realised }) => realised)),
    days,
    course: profitCourse(days),
    uncovered: sales.filter((sale) => isPositive(sale.uncovered)).length,
  };
}

/** Fills without a known fee in a currency of their pair. */
export const countFeesUnknown = (fills: readonly CompletedOrder[]): number =>
  fills.filter((fill) => ledgerChange(fill) === undefined).length;
