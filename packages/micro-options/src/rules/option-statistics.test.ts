import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aSettledOption } from '../testing';
import { optionStatistics } from './option-statistics';

const NINE = Date.parse('2026-11-20T01:10:00Z');
const HOUR_MS = 3_600_000;

/** 100 at 75 %: a win is +75, a loss −100; the fee is 1. */
const settled = (id: number, profit: number, openedAt: number, overrides: object = {}) =>
  aSettledOption({
    id,
    profit: decimal(profit),
    fee: decimal(1),
    openedAt,
    settledAt: openedAt + 60_000,
    ...overrides,
  });

it('statistics of options count wins and net P/L after fees in total, by pair, by duration, by hour of opening and by day', () => {
  const { statistics, days, byPair, byDuration, byHour } = optionStatistics(
    [
      settled(1, 75, NINE, { seconds: 60 }),
      settled(2, -100, NINE, { seconds: 60 }),
      settled(3, 75, NINE + HOUR_MS, { seconds: 120, symbol: 'ETH/USDT' }),
      // A draw returns the stake; its fee is lost.
      settled(4, 0, NINE + HOUR_MS, { seconds: 120, symbol: 'ETH/USDT' }),
    ],
    'Asia/Shanghai',
    (seconds) => `${seconds} s`,
  );
  expect(statistics).toMatchObject({ count: 4, wins: 2, winRate: 0.5, profit: '46' });
  expect(days).toMatchObject([{ day: '2026-11-20', count: 4, profit: '46' }]);
  expect(byPair).toMatchObject([
    { group: 'BTC/USDT', count: 2, wins: 1, profit: '-27' },
    { group: 'ETH/USDT', count: 2, wins: 1, profit: '73' },
  ]);
  expect(byDuration).toMatchObject([
    { group: '60 s', profit: '-27' },
    { group: '120 s', profit: '73' },
  ]);
  expect(byHour).toMatchObject([
    { group: '09:00', profit: '-27' },
    { group: '10:00', profit: '73' },
  ]);
});
