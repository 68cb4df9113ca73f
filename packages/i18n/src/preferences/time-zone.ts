import { readStored, writeStored } from './storage';

/** In which zone times are shown: the platform's own, the one of the reader's machine, or universal time. */
export const TIME_ZONES = ['Asia/Shanghai', 'local', 'UTC'] as const;

export type TimeZone = (typeof TIME_ZONES)[number];

/** Specification, section 9 of both parts. */
export const DEFAULT_TIME_ZONE: TimeZone = 'Asia/Shanghai';

export const TIME_ZONE_KEY = 'bourse.timeZone';

export function isTimeZone(value: unknown): value is TimeZone {
  return TIME_ZONES.some((timeZone) => timeZone === value);
}

/** The zone's IANA name, as `Intl` and charts take it. */
export function zoneName(timeZone: TimeZone): string {
  return timeZone === 'local' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
}

export function storedTimeZone(): TimeZone {
  const stored = readStored(TIME_ZONE_KEY);
  return isTimeZone(stored) ? stored : DEFAULT_TIME_ZONE;
}

export function storeTimeZone(timeZone: TimeZone): void {
  writeStored(TIME_ZONE_KEY, timeZone);
}
