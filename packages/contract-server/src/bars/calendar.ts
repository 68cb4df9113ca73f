import { RESOLUTIONS, type Resolution } from '@bourse/charts/contract';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

// Asia/Shanghai has had no daylight saving since 1991.
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;
// Day 0 of the epoch, 1 January 1970, was a Thursday: the Monday before it is three days earlier.
const EPOCH_DAYS_AFTER_MONDAY = 3;

const LENGTHS: Readonly<Record<Exclude<Resolution, '1W' | '1M'>, number>> = {
  '1': MINUTE_MS,
  '3': 3 * MINUTE_MS,
  '5': 5 * MINUTE_MS,
  '15': 15 * MINUTE_MS,
  '30': 30 * MINUTE_MS,
  '60': HOUR_MS,
  '120': 2 * HOUR_MS,
  '240': 4 * HOUR_MS,
  '360': 6 * HOUR_MS,
  '720': 12 * HOUR_MS,
  '1D': DAY_MS,
  '3D': 3 * DAY_MS,
};

/**
 * The opening time of the bar that contains a time; both in epoch milliseconds. Days, weeks (from Monday) and months
 * are those of Asia/Shanghai; hours are counted from its midnight, three-day bars from its 1 January 1970.
 */
export function barStart(moment: number, resolution: Resolution): number {
  const local = moment + SHANGHAI_OFFSET_MS;
  if (resolution === '1M') {
    const date = new Date(local);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) - SHANGHAI_OFFSET_MS;
  }
  if (resolution === '1W') {
    const shift = EPOCH_DAYS_AFTER_MONDAY * DAY_MS;
    return Math.floor((local + shift) / (7 * DAY_MS)) * 7 * DAY_MS - shift - SHANGHAI_OFFSET_MS;
  }
  const length = LENGTHS[resolution];
  return Math.floor(local / length) * length - SHANGHAI_OFFSET_MS;
}

/** The moment at which the bar ends and the next one opens. */
export function nextBarStart(moment: number, resolution: Resolution): number {
  const start = barStart(moment, resolution);
  if (resolution === '1W') return start + 7 * DAY_MS;
  if (resolution !== '1M') return start + LENGTHS[resolution];
  const date = new Date(start + SHANGHAI_OFFSET_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) - SHANGHAI_OFFSET_MS;
}

const isResolution = (name: string): name is Resolution => name in RESOLUTIONS;

/** The fourteen resolutions by name. */
export const RESOLUTION_NAMES: readonly Resolution[] = Object.keys(RESOLUTIONS).filter(isResolution);
