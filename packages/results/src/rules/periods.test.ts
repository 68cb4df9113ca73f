import { decimal } from '@bourse/decimal';
import { assert, date, property } from 'fast-check';
import { expect, it } from 'vitest';
import { byPeriod, monthWeeks, nextMonth, periodStart, previousMonth } from './periods';

const day = (name: string, profit: number | undefined) => ({
  day: name,
  lastAt: 0,
  count: 1,
  profit: profit === undefined ? undefined : decimal(profit),
});

it('a week begins on Monday, also across a change of year', () => {
  expect(periodStart('2026-11-29', 'week')).toBe('2026-11-23');
  expect(periodStart('2026-11-23', 'week')).toBe('2026-11-23');
  expect(periodStart('2027-01-03', 'week')).toBe('2026-12-28');
});

it('weeks and months sum their days, newest first', () => {
  const days = [day('2026-10-31', 5), day('2026-11-01', -2), day('2026-11-02', 7)];
  expect(byPeriod(days, 'week')).toEqual([
    { start: '2026-11-02', count: 1, profit: '7' },
    { start: '2026-10-26', count: 2, profit: '3' },
  ]);
  expect(byPeriod(days, 'month')).toEqual([
    { start: '2026-11-01', count: 2, profit: '5' },
    { start: '2026-10-01', count: 1, profit: '5' },
  ]);
});

it('a period with an unknown day is unknown', () => {
  expect(byPeriod([day('2026-11-02', 7), day('2026-11-03', undefined)], 'week')).toMatchObject([
    { count: 2, profit: undefined },
  ]);
});

it('a month has each of its days once, on its weekday', () => {
  const [first, ...others] = monthWeeks('2026-02-01');
  expect(first).toEqual([...Array.from({ length: 6 }), '2026-02-01']);
  expect(others.at(-1)?.at(-1)).toBeUndefined();
  assert(
    property(date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') }), (any) => {
      const month = `${any.toISOString().slice(0, 7)}-01`;
      const days = monthWeeks(month)
        .flat()
        .filter((each) => each !== undefined);
      expect(days.length).toBe(new Date(any.getUTCFullYear(), any.getUTCMonth() + 1, 0).getDate());
      expect(new Set(days).size).toBe(days.length);
      expect(previousMonth(nextMonth(month))).toBe(month);
    }),
  );
});
