import { zoneOffsets } from '../zone-offsets';

const DAY_MS = 86_400_000;

/** A day `YYYY-MM-DD` and a time `HH:MM` of a clock. */
export interface ClockTime {
  readonly day: string;
  readonly time: string;
}

/** What the clock of a zone shows at a moment. */
export function clockAt(moment: number, zone: string): ClockTime {
  const shown = new Date(moment + zoneOffsets(zone)(moment)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The moment at which the clock of a zone shows a time, epoch milliseconds; the first one of two, and for a time that is skipped in spring
 * the one that as many minutes later is shown. `undefined` for a text that is no time.
 */
export function momentOf({ day, time }: ClockTime, zone: string): number | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = zoneOffsets(zone);
  // The offset before a change of the clocks is the greater one in autumn, which gives the first moment.
  const candidates = [asUtc - offsetAt(asUtc - DAY_MS), asUtc - offsetAt(asUtc + DAY_MS)];
  return candidates.find((moment) => moment + offsetAt(moment) === asUtc) ?? candidates[0];
}
