import { useChunk } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';
import { LIMITS, sizeOf, type Edge } from './layout';
import type { ResizeHandleProps } from './resize-handle';
import type { Arranging } from './use-layout';

const load = () => import('./resize-handle');

export interface EdgeHandleProps extends Pick<ResizeHandleProps, 'at' | 'pixels'> {
  readonly edge: Edge;
  readonly arranging: Arranging;
  /** As it is laid out, where that may be another one than was chosen. */
  readonly size?: number;
}

/** The handle of an edge. It is not seen before it is pointed at, and so it may come after everything else. */
export function EdgeHandle({ edge, arranging, size, ...rest }: EdgeHandleProps) {
  const text = tradingMessages.useText();
  const chunk = useChunk(load);
  if (chunk.status !== 'ready') return null;
  const { ResizeHandle } = chunk.module;
  const { least, most } = LIMITS[edge];
  return (
    <ResizeHandle
      {...rest}
      label={text(`layout.${edge}`)}
      value={size ?? sizeOf(arranging.layout, edge)}
      least={least}
      most={most}
      onResize={(next) => arranging.resize(edge, next)}
      onReset={() => arranging.resetEdge(edge)}
    />
  );
}
