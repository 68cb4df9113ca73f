import { SHANGHAI_OFFSET_MS } from '../wire';
import { bucketLength, type Resolution } from './resolutions';

/*
 * Where bars begin and end, for the client and for servers. Days, weeks (from Monday) and months are those of Asia/Shanghai; hours are
 * counted from its midnight, three-day bars from its 1 January 1970 (trading side, section 9: time zone Asia/Shanghai).
 */

const DAY_MS = 86_400_000;
// 1 January 1970 was a Thursday, the Monday before it three days earlier.
const THURSDAY_MS = 3 * DAY_MS;

/** Midnight in Shanghai of the first day of a month, counted from that of the moment. */
function monthStart(moment: number, later: number): number {
  const date = new Date(moment + SHANGHAI_OFFSET_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later) - SHANGHAI_OFFSET_MS;
}

/** The opening time of the bar that contains `moment`; both in epoch milliseconds. */
export function barStart(moment: number, resolution: Resolution): number {
  if (resolution === '1M') return monthStart(moment, 0);
  const length = bucketLength(resolution);
  const shift = SHANGHAI_OFFSET_MS + (resolution === '1W' ? THURSDAY_MS : 0);
  return Math.floor((moment + shift) / length) * length - shift;
}

/** The moment at which the bar that contains `moment` ends and the next one opens. */
export function nextBarStart(moment: number, resolution: Resolution): number {
  if (resolution === '1M') return monthStart(moment, 1);
  return barStart(moment, resolution) + bucketLength(resolution);
}
