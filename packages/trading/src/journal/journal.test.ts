import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { groupedStatistics, hourIn, journalStatistics, profitCalendar, profitCourse } from './journal';

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

  it('the journal counts a win if the net P/L is above zero', () => {
    expect(journalStatistics(closed)).toMatchObject({ count: 3, wins: 1, profit: '-5' });
  });

  it('the journal counts by group: two wins of three in the hour of nine, and a loss at ten', () => {
    const hour = hourIn('Asia/Shanghai');
    const trades = [
      closedAt('2026-11-19T01:00:00Z', 10),
      closedAt('2026-11-20T01:59:00Z', 5),
      closedAt('2026-11-20T01:30:00Z', -8),
      closedAt('2026-11-20T02:00:00Z', -1),
      { closedAt: undefined, profit: decimal(100) },
    ];
    const groups = groupedStatistics(trades, (trade) => hour(trade.closedAt));
    expect(groups).toMatchObject([
      { group: '09:00', count: 3, wins: 2, profit: '7' },
      { group: '10:00', count: 1, wins: 0, profit: '-1' },
    ]);
    expect(groups[0]?.winRate).toBeCloseTo(2 / 3, 10);
  });

  it('the journal orders groups by number: 60 s before 120 s', () => {
    const groups = groupedStatistics(closed, ({ profit }) => (profit === '100' ? '120 s' : '60 s'));
    expect(groups.map(({ group }) => group)).toEqual(['60 s', '120 s']);
  });

  it('the journal has no win rate without trades', () => {
    expect(journalStatistics([])).toMatchObject({ winRate: undefined, profit: '0' });
  });

  it('the journal sums by day of the time zone', () => {
    expect(profitCalendar(closed, 'Asia/Shanghai')).toMatchObject([
      { day: '2026-11-19', count: 1, profit: '100' },
      { day: '2026-11-20', count: 2, profit: '-105' },
    ]);
  });

  it('the journal adds up the days, and ends the curve before a day that is unknown', () => {
    const later = [closedAt('2026-11-21T03:00:00Z', undefined), closedAt('2026-11-22T03:00:00Z', 7)];
    const days = profitCalendar([...closed, ...later], 'UTC');
    expect(profitCourse(days).map(({ value }) => value)).toEqual(['0', '-5']);
  });
});
