import type { Bar } from '@bourse/contracts/bars';
import { drawingBar } from './drawing-bar';
import { numberOf, type Projection } from './projection';

/** As near as this, CSS pixels, a point takes the price. */
const REACH = 24;

/** A projection whose points take the nearest open, high, low or close of their bar, if one is near. */
export function magnetic(projection: Projection, bars: readonly Bar[], length: number): Projection {
  return {
    ...projection,
    toAnchor: (spot) => {
      const anchor = projection.toAnchor(spot);
      const bar = bars[numberOf(bars, length, anchor.time)];
      if (!bar) return anchor;
      const { open, high, low, close } = drawingBar(bar);
      const distance = (price: number) => Math.abs(projection.toSpot({ ...anchor, price }).y - spot.y);
      const nearest = [high, low, close].reduce(
        (best, price) => (distance(price) < distance(best) ? price : best),
        open,
      );
      return distance(nearest) <= REACH ? { ...anchor, price: nearest } : anchor;
    },
  };
}
