import type { WeekHours } from '@bourse/contracts/c2c';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

const FIELDS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;
type DayField = (typeof FIELDS)[number];

/** The input of the hours: the days as flags, the times as text. */
export interface HoursDraft extends Readonly<Record<DayField, boolean>> {
  readonly open: string;
  readonly close: string;
  readonly zone: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = (text: string) => (TIME.test(text.trim()) ? undefined : 'hours.timeWrong');
const flag = v.boolean();

/** A week without days is always open: its times do not matter. */
export const hoursSchema = schemaOfRules(
  {
    d1: flag,
    d2: flag,
    d3: flag,
    d4: flag,
    d5: flag,
    d6: flag,
    d7: flag,
    open: v.string(),
    close: v.string(),
    zone: v.string(),
  },
  (draft) =>
    daysOf(draft).length === 0
      ? {}
      : { open: time(draft.open), close: time(draft.close), zone: draft.zone === '' ? 'hours.zoneMissing' : undefined },
);

const daysOf = (draft: HoursDraft) => FIELDS.flatMap((field, at) => (draft[field] ? [at + 1] : []));

/** The hours of a valid input; `undefined`: always open. */
export function hoursOf(draft: HoursDraft): WeekHours | undefined {
  const days = daysOf(draft);
  return days.length === 0 ? undefined : { days, open: draft.open.trim(), close: draft.close.trim(), zone: draft.zone };
}

/** The input that shows hours; without hours no day, and usual times in the user's zone. */
export function hoursDraft(hours: WeekHours | undefined, zone: string): HoursDraft {
  const has = (day: number) => hours?.days.includes(day) ?? false;
  return {
    d1: has(1),
    d2: has(2),
    d3: has(3),
    d4: has(4),
    d5: has(5),
    d6: has(6),
    d7: has(7),
    open: hours?.open ?? '09:00',
    close: hours?.close ?? '18:00',
    zone: hours?.zone ?? zone,
  };
}
