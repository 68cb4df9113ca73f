import { describe, expect, it } from 'vitest';
import type { Resolution } from '@bourse/contracts/bars';
import { barEnd, countdownText } from './bar-end';

const at = (shanghai: string) => Date.parse(`${shanghai}+08:00`);
const now = at('2026-11-20T19:47:31');

describe('the end of the running bar', () => {
  it.each<[Resolution, string, string]>([
    ['1', '2026-11-20T19:47:00', '2026-11-20T19:48:00'],
    ['15', '2026-11-20T19:45:00', '2026-11-20T20:00:00'],
    ['240', '2026-11-20T16:00:00', '2026-11-20T20:00:00'],
    ['1D', '2026-11-20T00:00:00', '2026-11-21T00:00:00'],
    // A Friday: the week ends with the next Monday.
    ['1W', '2026-11-16T00:00:00', '2026-11-23T00:00:00'],
    ['1M', '2026-11-01T00:00:00', '2026-12-01T00:00:00'],
  ])('a bar of %s that opened at %s ends at %s', (resolution, opened, end) => {
    expect(barEnd(now, at(opened), resolution)).toBe(at(end));
  });

  it('a market without trades since an hour has the end of the minute that runs', () => {
    expect(barEnd(now, at('2026-11-20T18:40:00'), '1')).toBe(at('2026-11-20T19:48:00'));
  });

  it('a server whose weeks begin on Sunday and whose days are those of London has the ends of its own bars', () => {
    expect(barEnd(now, at('2026-11-15T00:00:00'), '1W')).toBe(at('2026-11-22T00:00:00'));
    expect(barEnd(now, Date.parse('2026-11-20T00:00:00Z'), '1D')).toBe(Date.parse('2026-11-21T00:00:00Z'));
  });

  it('a change of the clocks in the zone of the user changes no end', () => {
    // Berlin ends its summer time on 25 October 2026 at 01:00 UTC.
    const before = Date.parse('2026-10-25T00:30:00Z');
    expect(barEnd(before, Date.parse('2026-10-24T16:00:00Z'), '1D')).toBe(Date.parse('2026-10-25T16:00:00Z'));
  });
});

const unit = (name: string, n: number) => `${n}${name[0]}`;

it('the countdown has seconds below a day, and days with hours above', () => {
  const told = (seconds: number) => countdownText(seconds * 1000, unit);
  expect([5, 59, 60, 3599, 3600, 86_399, 86_400, 2 * 86_400 + 13 * 3600 + 59].map(told)).toEqual([
    '00:05',
    '00:59',
    '01:00',
    '59:59',
    '01:00:00',
    '23:59:59',
    '1d 0h',
    '2d 13h',
  ]);
  expect(countdownText(4001, unit)).toBe('00:05');
});
