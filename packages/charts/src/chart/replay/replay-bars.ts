import type { Bar, Resolution } from '@bourse/contracts/bars';
import { barEnd } from '../countdown/bar-end';

/** Index of the newest bar that has closed at `now`; -1 without one. */
export function newestClosed(bars: readonly Bar[], now: number, resolution: Resolution): number {
  const newest = bars.at(-1)?.openTime;
  if (newest === undefined) return -1;
  return bars.length - (barEnd(newest, newest, resolution) <= now ? 1 : 2);
}

/** Index of the bar of a moment: the last one that opened until then, else the first one. */
export const barAt = (bars: readonly Bar[], moment: number): number =>
  Math.max(
    0,
    bars.findLastIndex(({ openTime }) => openTime <= moment),
  );
