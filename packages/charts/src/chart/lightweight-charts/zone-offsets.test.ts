import { expect, it } from 'vitest';
import { zoneOffsets } from './zone-offsets';

const hours = (zone: string, moment: string) => zoneOffsets(zone)(Date.parse(moment)) / 3_600_000;

it('the offset of a zone changes with its clocks, also where they change within an hour of UTC', () => {
  expect(hours('Asia/Shanghai', '2026-07-01T00:00:00Z')).toBe(8);
  expect(hours('Europe/Berlin', '2026-10-25T00:59:00Z')).toBe(2);
  expect(hours('Europe/Berlin', '2026-10-25T01:00:00Z')).toBe(1);
  // Adelaide, UTC+9:30, begins its summer time at 16:30 UTC.
  expect(hours('Australia/Adelaide', '2026-10-03T16:29:00Z')).toBe(9.5);
  expect(hours('Australia/Adelaide', '2026-10-03T16:30:00Z')).toBe(10.5);
  expect(hours('Asia/Kathmandu', '2026-10-03T16:30:00Z')).toBe(5.75);
});
