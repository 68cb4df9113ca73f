import { barStart, nextBarStart } from '@bourse/contracts/bars';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/contract-server';

/** How far back each resolution is made, before it is folded from the finer one. */
const MINUTES_SINCE_DAYS = 10;
const HOURS_SINCE_DAYS = 120;
const DAYS_SINCE_DAYS = Math.ceil(5.05 * 365.25);

/** One bar to be made: when it opens, and how long it is. */
export interface Slot {
  openTime: number;
  length: number;
}

export interface Timeline {
  days: readonly Slot[];
  hours: readonly Slot[];
  minutes: readonly Slot[];
}

function slots(from: number, to: number, length: number): Slot[] {
  const made: Slot[] = [];
  for (let openTime = from; openTime < to; openTime += length) made.push({ openTime, length });
  return made;
}

/** The whole history up to the minute that runs now: days, then hours, then minutes, each from a midnight in Shanghai. */
export function wholeHistory(now: number): Timeline {
  return gap(barStart(now - DAYS_SINCE_DAYS * DAY_MS, '1D'), now);
}

/**
 * The time from the first missing minute to the running one, each part in the finest resolution kept for its age. A gap
 * of more than ten days leaves the hour, one of more than 120 days the day, in which it began unchanged.
 */
export function gap(from: number, now: number): Timeline {
  const minutesFrom = barStart(now - MINUTES_SINCE_DAYS * DAY_MS, '1D');
  const hoursFrom = barStart(now - HOURS_SINCE_DAYS * DAY_MS, '1D');
  const nextHour = nextBarStart(from - 1, '60');
  const nextDay = nextBarStart(from - 1, '1D');
  return {
    days: slots(nextDay, hoursFrom, DAY_MS),
    hours: slots(Math.max(nextHour, hoursFrom), minutesFrom, HOUR_MS),
    minutes: slots(Math.max(from, minutesFrom), barStart(now, '1'), MINUTE_MS),
  };
}
