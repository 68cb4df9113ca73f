import { colour, EmptyState, ErrorState, lazyPart, Skeleton, VisuallyHidden } from '@bourse/ui-kit';
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

function Waiting({ height }: { readonly height: number }) {
  const text = marketMessages.useText();
  return (
    <Shape>
      <Skeleton height={height - 16} />
      <VisuallyHidden as="output">{text('depth.loading')}</VisuallyHidden>
    </Shape>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = marketMessages.useText();
  return <ErrorState title={text('depth.failed')} onRetry={onRetry} />;
}

const LazyDeepPlot = lazyPart(async () => (await import('./deep-plot')).DeepPlot, {
  fallback: ({ height }) => <Waiting height={height} />,
  failed: (_props, retry) => <NotLoaded onRetry={retry} />,
});

/** Cumulative amounts of both sides over the price. Loaded when first shown. */
export function DepthChart({ pair, book: store, height = DEFAULT_HEIGHT }: DepthChartProps) {
  const text = marketMessages.useText();
  const book = useThrottledBook(store);
  const body = () => {
    if (!book) return <Waiting height={height} />;
    if (book.bids.length === 0 && book.asks.length === 0) {
      return <EmptyState title={text('book.empty')} hint={text('book.emptyHint', { symbol: pair.symbol })} />;
    }
    // A change of pair remounts the chart and clears the read-out.
    return <LazyDeepPlot key={pair.id} pair={pair} book={store} height={height} />;
  };
  return <Frame style={{ height }}>{body()}</Frame>;
}
