import type { Pair } from '@bourse/market/contract';
import { ErrorState, Skeleton, useChunk } from '@bourse/ui-kit';

const load = () => import('./history');

/** The user's fills of a pair, loaded when their tab is first opened. */
export function HistoryTab({ pair }: { readonly pair: Pair }) {
  const chunk = useChunk(load);
  if (chunk.status === 'loading') return <Skeleton height={120} />;
  if (chunk.status === 'failed') return <ErrorState onRetry={chunk.retry} />;
  const { History } = chunk.module;
  return <History pair={pair} />;
}
