import type { Pair } from '../contract';
import type { BookStore } from '../order-book/book-store';
import { DepthPlot } from './depth-plot';
import { useCalmBook } from './use-calm-book';
import { useDeepBook } from './use-deep-book';

export interface DeepPlotProps {
  readonly pair: Pair;
  /** The live book. */
  readonly book: BookStore;
  /** CSS pixels. */
  readonly height: number;
}

/** The curves of a book as deep as it is known. */
export function DeepPlot({ pair, book: live, height }: DeepPlotProps) {
  const store = useDeepBook(pair.id, live);
  const book = useCalmBook(store);
  return book && <DepthPlot pair={pair} store={store} book={book} height={height} />;
}
