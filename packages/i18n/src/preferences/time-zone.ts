import { readStored, writeStored } from '@bourse/storage';

/** The time zone of displayed times: the platform's, the device's, or UTC. */
export const TIME_ZONES = ['Asia/Shanghai', 'local', 'UTC'] as const;

export type TimeZone = (typeof TIME_ZONES)[number];

/** Specification, section 9 of both parts. An operator or a page may have another one. */
export const DEFAULT_TIME_ZONE: TimeZone = 'Asia/Shanghai';

export const TIME_ZONE_KEY = 'bourse.timeZone';

export function isTimeZone(value: unknown): value is TimeZone {
  return TIME_ZONES.some((timeZone) => timeZone === value);
}

/** The zone's IANA name, for `Intl` and charts. */
export function zoneName(timeZone: TimeZone): string {
  return timeZone === 'local' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
}

/** Offset from UTC at a moment, or now: `UTC+8`. */
function offsetOf(zone: string | undefined, at?: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  return (
    format
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', 'UTC') ?? ''
  );
}

/** The offset of a display zone from UTC at a moment (epoch milliseconds), or now: `UTC+8`. */
export const zoneOffset = (timeZone: TimeZone, at?: number): string => offsetOf(zoneName(timeZone), at);

/** The offset of a zone at a moment, or now, where it differs from that of the device, otherwise `undefined`. */
export function zoneMark(timeZone: TimeZone, at?: number): string | undefined {
  const shown = zoneOffset(timeZone, at);
  return shown === offsetOf(undefined, at) ? undefined : shown;
}

/** The zone that the user chose, else the given one. */
export function storedTimeZone(otherwise: TimeZone): TimeZone {
  const stored = readStored(TIME_ZONE_KEY);
  return isTimeZone(stored) ? stored : otherwise;
}

export function storeTimeZone(timeZone: TimeZone): void {
  writeStored(TIME_ZONE_KEY, timeZone);
}
