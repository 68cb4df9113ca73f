import { useChunk } from '@bourse/ui-kit';
import styled from '@emotion/styled';

const loadBell = () => import('./bell');

/** Keeps the width of the bell while its chunk loads, so that the header does not move. */
const Place = styled('span')({ display: 'inline-flex', minWidth: 30 });

/** The bell of the header; its chunk is not part of the first load of a visitor. Without the chunk there is no bell. */
export function LazyBell() {
  const chunk = useChunk(loadBell);
  return <Place>{chunk.status === 'ready' && <chunk.module.Bell />}</Place>;
}
