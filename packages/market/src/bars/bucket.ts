import { bucketLength, type Resolution } from '@bourse/charts/contract';

/*
 * Where bars begin and end. Days, weeks (from Monday) and months are those of Asia/Shanghai; hours are counted from its
 * midnight, three-day bars from its 1 January 1970 (trading side, section 9: time zone Asia/Shanghai).
 */

export const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

// Asia/Shanghai has had no daylight saving since 1991.
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
// 1 January 1970 was a Thursday, the Monday before it three days earlier.
const THURSDAY_MS = 3 * DAY_MS;

/** The opening time of the bar that contains `moment`; both in epoch milliseconds. */
export function bucketStart(moment: number, resolution: Resolution): number {
  const local = moment + SHANGHAI_OFFSET_MS;
  if (resolution === '1M') {
    const date = new Date(local);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) - SHANGHAI_OFFSET_MS;
  }
  if (resolution === '1W') {
    return Math.floor((local + THURSDAY_MS) / WEEK_MS) * WEEK_MS - THURSDAY_MS - SHANGHAI_OFFSET_MS;
  }
  const length = bucketLength(resolution);
  return Math.floor(local / length) * length - SHANGHAI_OFFSET_MS;
}
