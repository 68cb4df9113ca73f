import { toDrawingNumber, ZERO } from '@bourse/decimal';
import type { Bar } from '@bourse/contracts/bars';

/** A bar as the drawing layer needs it. */
export interface DrawingBar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

const known = new WeakMap<Bar, DrawingBar>();

/** The numbers of a bar, made once: of a thousand bars only the last one changes. */
export function drawingBar(bar: Bar): DrawingBar {
  let drawn = known.get(bar);
  if (!drawn) {
    drawn = {
      time: bar.openTime,
      open: toDrawingNumber(bar.open),
      high: toDrawingNumber(bar.high),
      low: toDrawingNumber(bar.low),
      close: toDrawingNumber(bar.close),
      // An unknown volume has no column.
      volume: toDrawingNumber(bar.volume ?? ZERO),
    };
    known.set(bar, drawn);
  }
  return drawn;
}
