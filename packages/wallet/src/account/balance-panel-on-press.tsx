import { ErrorState, Skeleton, useChunk } from '@bourse/ui-kit';
import type { BalancePanelProps } from './balance-panel';

const load = () => import('./balance-panel');

/** The panel below a row, loaded when the first one is opened: its forms are most of the code of a balances screen. */
export function BalancePanelOnPress(props: BalancePanelProps) {
  const chunk = useChunk(load);
  if (chunk.status === 'loading') return <Skeleton height={240} />;
  if (chunk.status === 'failed') return <ErrorState onRetry={chunk.retry} />;
  const { BalancePanel } = chunk.module;
  return <BalancePanel {...props} />;
}
