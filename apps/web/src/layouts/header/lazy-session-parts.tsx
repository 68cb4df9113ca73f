import { useChunk } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { TotalAssetsProps } from './total-assets';

/** Not part of the first load of a visitor. Without the chunk the header is complete. */
const loadParts = () => import('./session-parts');

/** Keeps the width of the bell while its chunk loads, so that the header does not move. */
const Place = styled('span')({ display: 'inline-flex', minWidth: 30 });

/** The bell of the header. */
export function LazyBell() {
  const chunk = useChunk(loadParts);
  return <Place>{chunk.status === 'ready' && <chunk.module.Bell />}</Place>;
}

/** The running orders of the header. */
export function LazyRunningOrders() {
  const chunk = useChunk(loadParts);
  return chunk.status === 'ready' && <chunk.module.RunningOrders />;
}

/** The total of the header: beside the free space, so that nothing else moves when it comes. */
export function LazyTotalAssets(props: TotalAssetsProps) {
  const chunk = useChunk(loadParts);
  return chunk.status === 'ready' && <chunk.module.TotalAssets {...props} />;
}
