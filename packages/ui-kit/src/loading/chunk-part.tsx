import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { useChunk } from './use-chunk';

export interface ChunkPartProps<Module extends object> {
  /** A constant of its file: `() => import('./part')`. */
  readonly load: () => Promise<Module>;
  /** CSS pixels that the part usually has, so that the content below does not move. */
  readonly height: number;
  readonly children: (module: Module) => ReactNode;
}

/** A part of a screen that is fetched when it is first shown. A failed request is reported in its place, with a retry. */
export function ChunkPart<Module extends object>({ load, height, children }: ChunkPartProps<Module>) {
  const chunk = useChunk(load);
  if (chunk.status === 'loading') return <Skeleton height={height} />;
  if (chunk.status === 'failed') return <ErrorState onRetry={chunk.retry} />;
  return children(chunk.module);
}
