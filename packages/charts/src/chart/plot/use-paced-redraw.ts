import { throttle, type Paced } from '@bourse/feature-kit';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Minimum interval between redraws of the running bar: a redraw costs some milliseconds. */
const REDRAW_AT_MOST_EVERY_MS = 200;

/** Maximum share of time for redraws: with many indicators on a slow device the bar is updated less often. */
const REDRAW_SHARE = 0.05;
/** However slow the device, the price on the axis is not older than this beside the last price in the header. */
const REDRAW_AT_LEAST_EVERY_MS = 1000;

/**
 * Redraws at once or throttled, less often the longer a redraw takes.
 * @param draw draws, and returns whether there was something to draw
 */
export function usePacedRedraw(draw: () => boolean): RefObject<Paced | undefined> {
  const cost = useRef(0);
  const drawTimed = useEffectEvent(() => {
    const start = performance.now();
    if (draw()) cost.current = performance.now() - start;
  });
  const redraw = useRef<Paced>(undefined);
  useLayoutEffect(() => {
    const interval = () =>
      Math.min(Math.max(REDRAW_AT_MOST_EVERY_MS, cost.current / REDRAW_SHARE), REDRAW_AT_LEAST_EVERY_MS);
    const paced = throttle(interval, () => drawTimed());
    redraw.current = paced;
    return paced.stop;
  }, []);
  return redraw;
}
