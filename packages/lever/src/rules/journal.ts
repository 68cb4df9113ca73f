import { isPositive, sumIfKnown, ZERO, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '../contract';
import { netProfit } from './net-profit';
import { wilsonInterval, type Interval } from '@bourse/trading';

export interface JournalStatistics {
  readonly count: number;
  readonly wins: number;
  /** Share of closed positions with a net profit among those whose result is known, 0 to 1; `undefined` without any. */
  readonly winRate: number | undefined;
  /** 95 % Wilson interval of the win rate. */
  readonly interval: Interval | undefined;
  /** Net P/L of all; `undefined` if that of one is unknown. */
  readonly profit: Decimal | undefined;
}

/** Statistics of closed positions, after fees. */
export function journalStatistics(closed: readonly LeverOrder[]): JournalStatistics {
  const profits = closed.map(netProfit);
  const known = profits.filter((profit) => profit !== undefined);
  const wins = known.filter(isPositive).length;
  return {
    count: profits.length,
    wins,
    winRate: known.length === 0 ? undefined : wins / known.length,
    interval: wilsonInterval(wins, known.length),
    profit: sumIfKnown(profits),
  };
}

export interface JournalDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly count: number;
  /** `undefined` if that of one position is unknown. */
  readonly profit: Decimal | undefined;
}

/** Net P/L by day of closing in a time zone, oldest day first. Positions without a closing time are left out. */
export function profitCalendar(closed: readonly LeverOrder[], timeZone: string): readonly JournalDay[] {
  // The Swedish locale writes dates as YYYY-MM-DD.
  const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const days = new Map<string, JournalDay>();
  for (const position of closed) {
    const closedAt = position.completedAt ?? position.handledAt;
    if (closedAt === undefined) continue;
    const day = dayFormat.format(closedAt);
    const known = days.get(day) ?? { day, count: 0, profit: ZERO };
    days.set(day, { day, count: known.count + 1, profit: sumIfKnown([known.profit, netProfit(position)]) });
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
