import { FailedOnPress, lazyPart } from '@bourse/ui-kit';

/** The chart of a closed trade, loaded when it is first opened. */
export const LazyTradeChart = lazyPart(async () => (await import('./trade-chart')).TradeChart, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});
