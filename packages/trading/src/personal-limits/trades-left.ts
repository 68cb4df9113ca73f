import { decimal, larger, minus, ZERO, type Decimal } from '@bourse/decimal';
import { dayOf, limitOn } from './dated-limit';
import type { DayResults } from './day-results';
import { limitOf, type PersonalLimits } from './personal-limits';

/** How many orders may be opened on the day of `now`; `undefined`: any number. */
export function tradesLeft(limits: PersonalLimits, { day, opened }: DayResults, now: number): Decimal | undefined {
  const today = dayOf(now);
  const limit = limitOn(limitOf(limits, 'trades'), today);
  return limit && larger(minus(limit, decimal(day === today ? opened.length : 0)), ZERO);
}
