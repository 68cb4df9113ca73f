import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { journalStatistics, profitCalendar, profitCourse } from './journal';

const closedAt = (iso: string, profit: number | undefined) => ({
  closedAt: Date.parse(iso),
  profit: profit === undefined ? undefined : decimal(profit),
});

describe('journal', () => {
  const closed = [
    closedAt('2026-11-19T15:59:00Z', 100),
    closedAt('2026-11-19T16:01:00Z', -100),
    closedAt('2026-11-20T03:00:00Z', -5),
  ];

  it('counts a win if the net P/L is above zero', () => {
    const { count, wins, profit, interval } = journalStatistics(closed);
    expect({ count, wins, profit }).toEqual({ count: 3, wins: 1, profit: '-5' });
    expect(interval?.low).toBeCloseTo(0.0615, 4);
    expect(interval?.high).toBeCloseTo(0.7923, 4);
  });

  it('the journal has no win rate without trades', () => {
    expect(journalStatistics([])).toMatchObject({ winRate: undefined, interval: undefined, profit: '0' });
  });

  it('sums by day of the time zone', () => {
    expect(profitCalendar(closed, 'Asia/Shanghai')).toMatchObject([
      { day: '2026-11-19', count: 1, profit: '100' },
      { day: '2026-11-20', count: 2, profit: '-105' },
    ]);
  });

  it('adds the days up, and ends the course before a day that is not known', () => {
    const later = [closedAt('2026-11-21T03:00:00Z', undefined), closedAt('2026-11-22T03:00:00Z', 7)];
    const days = profitCalendar([...closed, ...later], 'UTC');
    expect(profitCourse(days).map(({ value }) => value)).toEqual(['0', '-5']);
  });
});
