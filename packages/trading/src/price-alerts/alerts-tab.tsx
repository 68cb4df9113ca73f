import type { Pair } from '@bourse/market/contract';
import { ErrorState, Skeleton, useChunk } from '@bourse/ui-kit';

const load = () => import('./price-alerts');

/** The list of price alerts, loaded when its tab is first opened. Alerts are watched independently of it. */
export function AlertsTab({ pair }: { readonly pair: Pair }) {
  const chunk = useChunk(load);
  if (chunk.status === 'loading') return <Skeleton height={120} />;
  if (chunk.status === 'failed') return <ErrorState onRetry={chunk.retry} />;
  const { PriceAlerts } = chunk.module;
  return <PriceAlerts pair={pair} />;
}
