import type { RequestOf } from '@bourse/contracts/wire';
import { RESOLUTIONS, type Resolution, bucketLength, barStart } from '@bourse/contracts/bars';
import type { timeSeries } from '@bourse/contracts/market';

/** A stretch of time, epoch milliseconds; `from` is the opening of a bar. */
export interface BarWindow {
  readonly from: number;
  readonly to: number;
}

/** Bars per request. */
export const PAGE_BARS = 500;

// A device clock that is slow must not cut off the newest bars.
const CLOCK_MARGIN_MS = 86_400_000;

/** From a moment back over `bars` bars. */
export function windowBefore(to: number, resolution: Resolution, bars: number): BarWindow {
  return { from: Math.max(0, barStart(to - bars * bucketLength(resolution), resolution)), to };
}

/** The newest page. */
export function newestWindow(now: number, resolution: Resolution): BarWindow {
  return { ...windowBefore(now, resolution, PAGE_BARS), to: now + CLOCK_MARGIN_MS };
}

/** From a known bar up to now. */
export function windowSince(openTime: number, now: number): BarWindow {
  return { from: openTime, to: Math.max(openTime, now) + CLOCK_MARGIN_MS };
}

/** The window as `new_timeshar` takes it: epoch seconds. */
export function windowRequest(
  symbol: string,
  resolution: Resolution,
  { from, to }: BarWindow,
): RequestOf<typeof timeSeries> {
  return {
    symbol,
    period: RESOLUTIONS[resolution].period,
    from: Math.floor(from / 1000),
    to: Math.ceil(to / 1000),
  };
}
