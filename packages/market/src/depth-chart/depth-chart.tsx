import { colour, EmptyState, ErrorState, Skeleton, useChunk, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Pair } from '../contract';
import { marketMessages } from '../messages';
import type { BookStore } from '../order-book/book-store';
import { useCalmBook } from './use-calm-book';

export interface DepthChartProps {
  readonly pair: Pair;
  /** Where the levels are, see `useBook`. */
  readonly book: BookStore;
  /** CSS pixels; 480 where left out. It never changes by itself. */
  readonly height?: number;
}

const DEFAULT_HEIGHT = 480;

const Frame = styled('div')({ position: 'relative', minWidth: 0, overflow: 'hidden', backgroundColor: colour.panel });
const Shape = styled('div')({ padding: 8 });

const loadPlot = () => import('./deep-plot');

/** What rests on both sides of a book, cumulated over the price. It is fetched when it is first shown. */
export function DepthChart({ pair, book: store, height = DEFAULT_HEIGHT }: DepthChartProps) {
  const text = marketMessages.useText();
  const book = useCalmBook(store);
  const chunk = useChunk(loadPlot);
  const body = () => {
    if (chunk.status === 'failed') return <ErrorState title={text('depth.failed')} onRetry={chunk.retry} />;
    if (chunk.status === 'loading' || !book) {
      return (
        <Shape>
          <Skeleton height={height - 16} />
          <VisuallyHidden as="output">{text('depth.loading')}</VisuallyHidden>
        </Shape>
      );
    }
    if (book.bids.length === 0 && book.asks.length === 0) {
      return <EmptyState title={text('book.empty')} hint={text('book.emptyHint', { symbol: pair.symbol })} />;
    }
    const { DeepPlot } = chunk.module;
    // Another pair is another chart: nothing of what was read out of the last one remains.
    return <DeepPlot key={pair.id} pair={pair} book={store} height={height} />;
  };
  return <Frame style={{ height }}>{body()}</Frame>;
}
