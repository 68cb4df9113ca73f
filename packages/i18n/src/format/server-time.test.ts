import { describe, expect, it } from 'vitest';
import { parseServerTime } from './server-time';

const NOON_IN_SHANGHAI = Date.UTC(2026, 10, 20, 4);

describe('a time of a reply', () => {
  it.each([
    ['epoch seconds', NOON_IN_SHANGHAI / 1000],
    ['epoch seconds as text', String(NOON_IN_SHANGHAI / 1000)],
    ['epoch milliseconds', NOON_IN_SHANGHAI],
    ['epoch milliseconds as text', String(NOON_IN_SHANGHAI)],
    ['a time of day in Shanghai', '2026-11-20 12:00:00'],
    ['the same without seconds', '2026-11-20 12:00'],
    ['the same with a T', ' 2026-11-20T12:00:00 '],
  ])('may be %s', (_, value) => {
    expect(parseServerTime(value)).toBe(NOON_IN_SHANGHAI);
  });

  it('may be a day alone, which begins at midnight in Shanghai', () => {
    expect(parseServerTime('2026-11-20')).toBe(Date.UTC(2026, 10, 19, 16));
  });

  it('keeps fractions of a second as whole milliseconds', () => {
    expect(parseServerTime('1700000000.1234')).toBe(1_700_000_000_123);
  });

  it.each([
    0,
    '0',
    '',
    -1,
    Number.NaN,
    Infinity,
    null,
    undefined,
    {},
    '0000-00-00 00:00:00',
    '2026-02-31 00:00:00',
    '2026-13-01 00:00:00',
    '2026-11-20 25:00:00',
    '20.11.2026',
    'soon',
  ])('is none: %s', (value) => {
    expect(parseServerTime(value)).toBeUndefined();
  });
});
