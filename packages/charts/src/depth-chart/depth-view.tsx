import { Box, EmptyState } from '@bourse/ui-kit';
import { chartsMessages } from '../locales/messages';
import type { DepthChartProps } from './depth-chart';
import { DepthPlot } from './depth-plot';
import { DEFAULT_HEIGHT, DepthWaiting } from './depth-waiting';
import { useThrottledBook } from './use-throttled-book';

/** The depth chart, once its code is loaded. */
export function DepthView({ pair, book: store, height = DEFAULT_HEIGHT }: DepthChartProps) {
  const text = chartsMessages.useText();
  const book = useThrottledBook(store);
  const body = () => {
    if (!book) return <DepthWaiting height={height} />;
    if (book.bids.length === 0 && book.asks.length === 0) {
      return <EmptyState title={text('depth.empty')} hint={text('depth.emptyHint', { symbol: pair.symbol })} />;
    }
    // A change of pair remounts the chart and clears the read-out.
    return <DepthPlot key={pair.id} {...{ pair, store, book, height }} />;
  };
  return (
    <Box sx={{ position: 'relative', height, minWidth: 0, overflow: 'hidden', bgcolor: 'background.paper' }}>
      {body()}
    </Box>
  );
}
