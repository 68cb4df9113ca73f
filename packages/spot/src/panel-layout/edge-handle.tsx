import { useChunk } from '@bourse/ui-kit';
import { spotMessages } from '../locales';
import { LIMITS, type Edge } from './layout';
import type { ResizeHandleProps } from './resize-handle';
import type { useLayout } from './use-layout';

const load = () => import('./resize-handle');

export interface EdgeHandleProps extends Pick<ResizeHandleProps, 'at' | 'pixels'> {
  readonly edge: Edge;
  readonly arranging: ReturnType<typeof useLayout>;
}

/** The handle of an edge. It is not seen before it is pointed at, and so it may come after everything else. */
export function EdgeHandle({ edge, arranging, ...rest }: EdgeHandleProps) {
  const text = spotMessages.useText();
  const chunk = useChunk(load);
  if (chunk.status !== 'ready') return null;
  const { ResizeHandle } = chunk.module;
  const { least, most } = LIMITS[edge];
  return (
    <ResizeHandle
      {...rest}
      label={text(`layout.${edge}`)}
      value={arranging.layout.sizes[edge]}
      least={least}
      most={most}
      onResize={(size) => arranging.resize(edge, size)}
      onReset={() => arranging.resetEdge(edge)}
    />
  );
}
