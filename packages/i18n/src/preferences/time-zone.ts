import { readStored, writeStored } from './storage';

/** In which zone times are shown: the platform's own, or the one of the reader's machine. */
export const TIME_ZONES = ['Asia/Shanghai', 'local'] as const;

export type TimeZone = (typeof TIME_ZONES)[number];

/** Specification, section 9 of both parts. */
export const DEFAULT_TIME_ZONE: TimeZone = 'Asia/Shanghai';

export const TIME_ZONE_KEY = 'bourse.timeZone';

export function isTimeZone(value: unknown): value is TimeZone {
  return TIME_ZONES.some((timeZone) => timeZone === value);
}

export function storedTimeZone(): TimeZone {
  const stored = readStored(TIME_ZONE_KEY);
  return isTimeZone(stored) ? stored : DEFAULT_TIME_ZONE;
}

export function storeTimeZone(timeZone: TimeZone): void {
  writeStored(TIME_ZONE_KEY, timeZone);
}
