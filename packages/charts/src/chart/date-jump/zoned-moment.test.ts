import { expect, it } from 'vitest';
import { zoneOffsets } from '../lightweight-charts/zone-offsets';
import { clockAt, momentOf, readOffset } from './zoned-moment';

const iso = (day: string, time: string, zone: string) => {
  const moment = momentOf({ day, time }, zoneOffsets(zone));
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

it('a day and a time belong to the clock of the zone', () => {
  expect(iso('2026-11-20', '20:00', 'Asia/Shanghai')).toBe('2026-11-20T12:00:00.000Z');
  expect(iso('2026-11-20', '20:00', 'UTC')).toBe('2026-11-20T20:00:00.000Z');
  expect(iso('2026-07-01', '00:30', 'Europe/Berlin')).toBe('2026-06-30T22:30:00.000Z');
});

it('of a time that the clock shows twice the first one counts, and a time that it skips is the one after the change', () => {
  expect(iso('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  expect(iso('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

it('a text that is no time has no moment', () => {
  expect(iso('', '12:00', 'UTC')).toBeUndefined();
  expect(iso('2026-11-20', '', 'UTC')).toBeUndefined();
});

it('the clock at a moment is read back', () => {
  const moment = Date.parse('2026-11-20T12:00:00Z');
  expect(clockAt(moment, zoneOffsets('Asia/Shanghai'))).toEqual({ day: '2026-11-20', time: '20:00' });
  const newYork = zoneOffsets('America/New_York');
  expect(momentOf(clockAt(moment, newYork), newYork)).toBe(moment);
});

it('a written offset is read in milliseconds', () => {
  const hours = ['UTC+8', 'UTC', 'UTC-3:30', 'UTC+5:45'].map((written) => readOffset(written) / 3_600_000);
  expect(hours).toEqual([8, 0, -3.5, 5.75]);
});
