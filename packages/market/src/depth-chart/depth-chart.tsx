import { colour, EmptyState, ErrorState, Skeleton, useChunk, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Pair } from '../contract';
import { marketMessages } from '../locales/messages';
import type { BookStore } from '../order-book/book-store';
import { useThrottledBook } from './use-throttled-book';

export interface DepthChartProps {
  readonly pair: Pair;
  /** The store of the levels, see `useBook`. */
  readonly book: BookStore;
  /** CSS pixels; default 480. Fixed. */
  readonly height?: number;
}

const DEFAULT_HEIGHT = 480;

const Frame = styled('div')({ position: 'relative', minWidth: 0, overflow: 'hidden', backgroundColor: colour.panel });
const Shape = styled('div')({ padding: 8 });

const loadPlot = () => import('./deep-plot');

/** Cumulative amounts of both sides over the price. Loaded when first shown. */
export function DepthChart({ pair, book: store, height = DEFAULT_HEIGHT }: DepthChartProps) {
  const text = marketMessages.useText();
  const book = useThrottledBook(store);
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
    // A change of pair remounts the chart and clears the read-out.
    return <DeepPlot key={pair.id} pair={pair} book={store} height={height} />;
  };
  return <Frame style={{ height }}>{body()}</Frame>;
}
