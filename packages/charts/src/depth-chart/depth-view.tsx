import { Box, EmptyState, useKeyedState } from '@bourse/ui-kit';
import { throttledSource } from '@bourse/feature-kit';
import { useSyncExternalStore } from 'react';
import { chartsMessages } from '../locales/messages';
import type { DepthChartProps } from './depth-chart';
import { DepthPlot } from './depth-plot';
import { DEFAULT_HEIGHT, DepthWaiting } from './depth-waiting';
import type { DepthBook, DepthSource } from './depth-book';

/** The current book, throttled for rendering; the curves are redrawn in every frame. */
function useThrottledBook(store: DepthSource): DepthBook | undefined {
  const throttled = useKeyedState(store, () => throttledSource(store));
  return useSyncExternalStore(throttled.subscribe, throttled.get);
}

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
