const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A day `YYYY-MM-DD` and a time `HH:MM` of a clock. */
export interface ClockTime {
  readonly day: string;
  readonly time: string;
}

/** Tells the offset of a clock from UTC at a moment, both in milliseconds. */
export type OffsetAt = (moment: number) => number;

/** Milliseconds of a written offset: `UTC+8`, `UTC-3:30`, `UTC`. */
export function readOffset(written: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d+)(?::(\d+))?$/.exec(written) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

/** What the clock shows at a moment. */
export function clockAt(moment: number, offsetAt: OffsetAt): ClockTime {
  const shown = new Date(moment + offsetAt(moment)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The moment at which the clock shows a time, epoch milliseconds; the first one of two, and for a time that is skipped in spring the one
 * that as many minutes later is shown. `undefined` for a text that is no time.
 */
export function momentOf({ day, time }: ClockTime, offsetAt: OffsetAt): number | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset before a change of the clocks is the greater one in autumn, which gives the first moment.
  const candidates = [asUtc - offsetAt(asUtc - DAY_MS), asUtc - offsetAt(asUtc + DAY_MS)];
  return candidates.find((moment) => moment + offsetAt(moment) === asUtc) ?? candidates[0];
}
