import { canvasStyle, onStyleChange } from '@bourse/ui-kit';
import { depthCurve } from './depth-curve';
import { createDepthPainter, type DepthLook } from './depth-painter';
import type { DepthSource } from './depth-book';

export interface DepthMount extends Pick<DepthLook, 'height' | 'writePrice' | 'writeTotal'> {
  readonly canvas: HTMLCanvasElement;
  /** The element whose width the canvas takes. */
  readonly frame: HTMLElement;
  readonly store: DepthSource;
}

const NO_BOOK = { bids: [], asks: [] };

/**
 * Connects a store to its drawing: a change is drawn in the frame in which it arrives. Returns the function that
 * disconnects them.
 */
export function mountDepth({ canvas, frame, store, ...look }: DepthMount): () => void {
  const painter = createDepthPainter(canvas);
  const draw = () => painter.draw(depthCurve(store.get() ?? NO_BOOK));
  const lookAnew = () => {
    const width = frame.clientWidth;
    canvas.style.width = `${width}px`;
    painter.look({ ...look, width, ratio: devicePixelRatio, style: canvasStyle(canvas) });
    draw();
  };

  lookAnew();
  const stopListening = store.subscribe(draw);
  const stopStyle = onStyleChange(lookAnew);
  const resize = new ResizeObserver(lookAnew);
  resize.observe(frame);
  // Zooming the page changes the device's pixels, not always the width.
  window.addEventListener('resize', lookAnew);
  return () => {
    stopListening();
    stopStyle();
    resize.disconnect();
    window.removeEventListener('resize', lookAnew);
  };
}
