import { ErrorState, lazyPart } from '@bourse/ui-kit';
import type { ChartPair } from '../chart-pair';
import { chartsMessages } from '../locales/messages';
import { DepthWaiting } from './depth-waiting';
import type { DepthSource } from './depth-book';

export interface DepthChartProps {
  readonly pair: ChartPair;
  /** Deeper levels may come later. */
  readonly book: DepthSource;
  /** CSS pixels; default 480. Fixed. */
  readonly height?: number;
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = chartsMessages.useText();
  return <ErrorState title={text('depth.failed')} onRetry={onRetry} />;
}

/** Cumulative amounts of both sides over the price. Loaded when first shown. */
export const DepthChart = lazyPart<DepthChartProps>(async () => (await import('./depth-view')).DepthView, {
  fallback: ({ height }) => <DepthWaiting height={height} />,
  failed: (_props, retry) => <NotLoaded onRetry={retry} />,
});
