import type { Bar } from '@bourse/contracts/bars';
import { countIn, shiftedView, type PriceView } from './price-view';

/**
 * Moves views by pixels, in whole bars; the rest of a bar is added to the next turn.
 * Returns the moved view, or `undefined` while less than one bar has been turned.
 */
export function createPan(): (
  pixels: number,
  view: PriceView,
  bars: readonly Bar[],
  /** CSS pixels. */
  width: number,
) => PriceView | undefined {
  let turned = 0;
  return (pixels, view, bars, width) => {
    turned += (pixels * countIn(view, bars)) / width;
    const by = Math.trunc(turned);
    turned -= by;
    return by === 0 ? undefined : shiftedView(view, bars, by);
  };
}
