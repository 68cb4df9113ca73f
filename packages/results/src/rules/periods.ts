import { sumIfKnown, type Decimal } from '@bourse/decimal';
import type { JournalDay } from '@bourse/trading';

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Midnight of a day of the calendar. The time zone was applied when the day was named, so the arithmetic is in UTC. */
export const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** 0 on a Monday, 6 on a Sunday: weeks begin on Monday (ISO 8601). */
const weekday = (time: number) => (new Date(time).getUTCDay() + WEEK - 1) % WEEK;

/** The first day of the period to which a day belongs, `YYYY-MM-DD`. */
export function periodStart(day: string, period: Period): string {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 'YYYY-MM'.length)}-01`;
  const time = midnight(day);
  return dayOf(time - weekday(time) * DAY_MS);
}

/** The result of a day, a week or a month. */
export interface PeriodResult {
  /** First day, `YYYY-MM-DD`. */
  readonly start: string;
  readonly count: number;
  /** `undefined` if that of one trade is unknown. */
  readonly profit: Decimal | undefined;
}

/** Sums days by period, newest first. */
export function byPeriod(days: readonly JournalDay[], period: Period): readonly PeriodResult[] {
  const groups = Map.groupBy(days, ({ day }) => periodStart(day, period));
  return [...groups]
    .map(([start, own]) => ({
      start,
      count: own.reduce((total, { count }) => total + count, 0),
      profit: sumIfKnown(own.map(({ profit }) => profit)),
    }))
    .toSorted((a, b) => (a.start < b.start ? 1 : -1));
}

/** The weeks of a month, Monday first: days as `YYYY-MM-DD`, `undefined` outside the month. `month`: its first day. */
export function monthWeeks(month: string): readonly (readonly (string | undefined)[])[] {
  const first = midnight(month);
  const blank = weekday(first);
  const length = Math.round((midnight(nextMonth(month)) - first) / DAY_MS);
  const cells = Array.from({ length: Math.ceil((blank + length) / WEEK) * WEEK }, (_cell, at) =>
    at < blank || at >= blank + length ? undefined : dayOf(first + (at - blank) * DAY_MS),
  );
  return Array.from({ length: cells.length / WEEK }, (_week, at) => cells.slice(at * WEEK, (at + 1) * WEEK));
}

function shiftedMonth(month: string, by: number): string {
  const date = new Date(midnight(month));
  date.setUTCMonth(date.getUTCMonth() + by, 1);
  return dayOf(date.getTime());
}

/** The first day of the next month. */
export const nextMonth = (month: string): string => shiftedMonth(month, 1);
/** The first day of the month before. */
export const previousMonth = (month: string): string => shiftedMonth(month, -1);
