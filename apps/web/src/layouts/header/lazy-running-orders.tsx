import { useChunk } from '@bourse/ui-kit';

const loadRunningOrders = () => import('./running-orders');

/** The running orders in the header; their chunk is not part of the first load. Without it the header is complete. */
export function LazyRunningOrders() {
  const chunk = useChunk(loadRunningOrders);
  return chunk.status === 'ready' && <chunk.module.RunningOrders />;
}
