import { Box, EmptyState, ErrorState, lazyPart, Skeleton, VisuallyHidden } from '@bourse/ui-kit';
import type { ChartPair } from '../chart-pair';
import { chartsMessages } from '../locales/messages';
import { useThrottledBook } from './use-throttled-book';
import type { DepthSource } from './depth-book';

export interface DepthChartProps {
  readonly pair: ChartPair;
  /** Deeper levels may come later. */
  readonly book: DepthSource;
  /** CSS pixels; default 480. Fixed. */
  readonly height?: number;
}

const DEFAULT_HEIGHT = 480;

function Waiting({ height }: { readonly height: number }) {
  const text = chartsMessages.useText();
  return (
    <Box sx={{ p: 2 }}>
      <Skeleton height={height - 16} />
      <VisuallyHidden as="output">{text('depth.loading')}</VisuallyHidden>
    </Box>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = chartsMessages.useText();
  return <ErrorState title={text('depth.failed')} onRetry={onRetry} />;
}

const LazyDepthPlot = lazyPart(async () => (await import('./depth-plot')).DepthPlot, {
  fallback: ({ height }) => <Waiting height={height} />,
  failed: (_props, retry) => <NotLoaded onRetry={retry} />,
});

/** Cumulative amounts of both sides over the price. Loaded when first shown. */
export function DepthChart({ pair, book: store, height = DEFAULT_HEIGHT }: DepthChartProps) {
  const text = chartsMessages.useText();
  const book = useThrottledBook(store);
  const body = () => {
    if (!book) return <Waiting height={height} />;
    if (book.bids.length === 0 && book.asks.length === 0) {
      return <EmptyState title={text('depth.empty')} hint={text('depth.emptyHint', { symbol: pair.symbol })} />;
    }
    // A change of pair remounts the chart and clears the read-out.
    return <LazyDepthPlot key={pair.id} {...{ pair, store, book, height }} />;
  };
  return (
    <Box sx={{ position: 'relative', height, minWidth: 0, overflow: 'hidden', bgcolor: 'background.paper' }}>
      {body()}
    </Box>
  );
}
