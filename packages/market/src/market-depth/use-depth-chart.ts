import type { DepthChartProps } from '@bourse/charts';
import { chartPairOf } from '../bars/chart-pair';
import type { Pair } from '@bourse/contracts/market';
import type { BookStore } from '../order-book/book-store';
import { useDeepBook } from './use-deep-book';

/** All props of `DepthChart` for a pair and its live book, which is extended by `market_depth`. */
export function useDepthChart(pair: Pair, book: BookStore): Omit<DepthChartProps, 'height'> {
  return { pair: chartPairOf(pair), book: useDeepBook(pair.id, book) };
}
