import type { Pair } from '../contract';
import type { BookStore } from '../order-book/book-store';
import { DepthPlot } from './depth-plot';
import { useThrottledBook } from './use-throttled-book';
import { useDeepBook } from './use-deep-book';

export interface DeepPlotProps {
  readonly pair: Pair;
  /** The live book. */
  readonly book: BookStore;
  /** CSS pixels. */
  readonly height: number;
}

/** The depth curves including the deeper levels. */
export function DeepPlot({ pair, book: live, height }: DeepPlotProps) {
  const store = useDeepBook(pair.id, live);
  const book = useThrottledBook(store);
  return book && <DepthPlot pair={pair} store={store} book={book} height={height} />;
}
