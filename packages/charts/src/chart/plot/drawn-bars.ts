import type { Bar } from '@bourse/contracts/bars';
import { drawingBar, type DrawingBar } from '../drawing/drawing-bar';
import type { ChartKind } from './chart-kind';

/**
 * The bars as a chart type draws them. Heikin-Ashi: the close is the mean of the four prices, the open the middle of the body before; the
 * first open is the middle of its bar. Indicators and the last price keep the traded prices.
 */
export function drawnBars(kind: ChartKind, bars: readonly Bar[]): readonly DrawingBar[] {
  const traded = bars.map(drawingBar);
  if (kind !== 'heikinAshi') return traded;
  let body = { open: traded[0]?.open ?? 0, close: traded[0]?.close ?? 0 };
  return traded.map((bar) => {
    const open = (body.open + body.close) / 2;
    const close = (bar.open + bar.high + bar.low + bar.close) / 4;
    body = { open, close };
    return { ...bar, open, close, high: Math.max(bar.high, open, close), low: Math.min(bar.low, open, close) };
  });
}
