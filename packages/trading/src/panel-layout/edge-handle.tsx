import { tradingMessages } from '../locales/messages';
import { LIMITS, sizeOf, type Edge } from './layout';
import { ResizeHandle, type ResizeHandleProps } from './resize-handle';
import type { LayoutControls } from './use-layout';

export interface EdgeHandleProps extends Pick<ResizeHandleProps, 'at' | 'pixels'> {
  readonly edge: Edge;
  readonly layoutControls: LayoutControls;
  /** As it is laid out, where that may be another one than was chosen. */
  readonly size?: number;
}

/** The handle of an edge, visible while it is pointed at. */
export function EdgeHandle({ edge, layoutControls, size, ...rest }: EdgeHandleProps) {
  const text = tradingMessages.useText();
  const { least, most } = LIMITS[edge];
  return (
    <ResizeHandle
      {...rest}
      label={text(`layout.${edge}`)}
      value={size ?? sizeOf(layoutControls.layout, edge)}
      least={least}
      most={most}
      onResize={(next) => layoutControls.resize(edge, next)}
      onReset={() => layoutControls.resetEdge(edge)}
    />
  );
}
