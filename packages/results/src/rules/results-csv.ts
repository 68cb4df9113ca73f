import { csvFileName, csvTime, type CsvFile } from '@bourse/lists';
import type { ClosedTrade, ResultProduct } from '@bourse/trading';

/** Words of the file: the columns, and the names of the products. */
export interface CsvWords {
  readonly header: readonly string[];
  readonly product: (product: ResultProduct) => string;
}

/** One row for each closed trade of all products and currencies, newest first. Times in UTC; an empty cell is not known. */
export function resultsCsv(trades: readonly ClosedTrade[], { header, product }: CsvWords): CsvFile {
  const newestFirst = trades.toSorted((a, b) => (b.closedAt ?? 0) - (a.closedAt ?? 0));
  return {
    name: csvFileName(
      'results',
      trades.map(({ closedAt }) => closedAt),
    ),
    header,
    rows: newestFirst.map((trade) => [
      product(trade.product),
      trade.symbol,
      csvTime(trade.openedAt),
      csvTime(trade.closedAt),
      trade.stake ?? '',
      trade.profit ?? '',
      trade.currency,
    ]),
  };
}
