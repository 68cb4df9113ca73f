import type { LinePoint } from '@bourse/charts';
import { isPositive, sumIfKnown, ZERO, type Decimal } from '@bourse/decimal';

/** A closed trade with its result: a closed position, a sale, a settled option. */
export interface TradeResult {
  /** Closing time, epoch milliseconds. */
  readonly closedAt: number | undefined;
  /** P/L after fees; `undefined` if it is not known. */
  readonly profit: Decimal | undefined;
}

export interface JournalStatistics {
  readonly count: number;
  readonly wins: number;
  /** Share of closed trades with a net profit among those whose result is known, 0 to 1; `undefined` without any. */
  readonly winRate: number | undefined;
  /** Net P/L of all; `undefined` if that of one is unknown. */
  readonly profit: Decimal | undefined;
}

/** Statistics of closed trades, after fees. */
export function journalStatistics(closed: readonly TradeResult[]): JournalStatistics {
  const profits = closed.map(({ profit }) => profit);
  const known = profits.filter((profit) => profit !== undefined);
  const wins = known.filter(isPositive).length;
  return {
    count: profits.length,
    wins,
    winRate: known.length === 0 ? undefined : wins / known.length,
    profit: sumIfKnown(profits),
  };
}

/** Statistics of the trades of one group. */
export interface ResultGroup extends JournalStatistics {
  readonly group: string;
}

/** Statistics by group, in the order of the groups' names; numbers in names are compared as numbers. Trades without a group are left out. */
export function groupedStatistics<Trade extends TradeResult>(
  closed: readonly Trade[],
  groupOf: (trade: Trade) => string | undefined,
): readonly ResultGroup[] {
  const grouped = Map.groupBy(closed, groupOf);
  return [...grouped]
    .flatMap(([group, trades]) => (group === undefined ? [] : [{ group, ...journalStatistics(trades) }]))
    .toSorted((a, b) => a.group.localeCompare(b.group, 'en', { numeric: true }));
}

/** The hour of a moment in a time zone: `09:00`. `undefined` for an unknown moment. */
export function hourIn(timeZone: string): (time: number | undefined) => string | undefined {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return (time) => (time === undefined ? undefined : `${format.format(time)}:00`);
}

export interface JournalDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Closing time of the last trade of the day, epoch milliseconds. */
  readonly lastAt: number;
  readonly count: number;
  /** `undefined` if that of one trade is unknown. */
  readonly profit: Decimal | undefined;
}

/** Net P/L by day of closing in a time zone, oldest day first. Trades without a closing time are left out. */
export function profitCalendar(closed: readonly TradeResult[], timeZone: string): readonly JournalDay[] {
  // The Swedish locale writes dates as YYYY-MM-DD.
  const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const days = new Map<string, JournalDay>();
  for (const { closedAt, profit } of closed) {
    if (closedAt === undefined) continue;
    const day = dayFormat.format(closedAt);
    const known = days.get(day) ?? { day, lastAt: closedAt, count: 0, profit: ZERO };
    days.set(day, {
      day,
      lastAt: Math.max(known.lastAt, closedAt),
      count: known.count + 1,
      profit: sumIfKnown([known.profit, profit]),
    });
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The course of the net P/L by day: each point is that of its day and all days before it. It ends before the first day whose P/L is not known. */
export function profitCourse(days: readonly JournalDay[]): readonly LinePoint[] {
  const points: LinePoint[] = [];
  for (const { lastAt, profit } of days) {
    const value = sumIfKnown([points.at(-1)?.value ?? ZERO, profit]);
    if (value === undefined) break;
    points.push({ time: lastAt, value });
  }
  return points;
}
